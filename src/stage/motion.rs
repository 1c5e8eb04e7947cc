//! How a card gets from where it is to where it should be: poses, glides and the turning over. It
//! knows nothing of what the cards mean.

use bevy::math::{Vec2, vec2};
use bevy::prelude::*;

use super::layout::CARD_ASPECT;

/// How a card looks at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its centre, in logical pixels.
    pub at: Vec2,
    /// Its turn, in radians.
    pub turn: f32,
    /// Its width, in logical pixels.
    pub width: f32,
    /// 1 with the face up, 0 with the back up, between while it turns.
    pub face: f32,
}

/// A card on its way, or at rest when the time is up.
#[derive(Component, Clone, Copy, Debug)]
pub struct Glide {
    from: Pose,
    to: Pose,
    delay: f32,
    duration: f32,
    passed: f32,
    /// Where it lies over others once it has landed.
    z: f32,
    /// It flies over everything on its way.
    flies: bool,
    settled: bool,
}

impl Glide {
    /// A card that lies there.
    pub fn resting(pose: Pose, z: f32) -> Glide {
        Glide {
            from: pose,
            to: pose,
            delay: 0.0,
            duration: 0.0,
            passed: 0.0,
            z,
            flies: false,
            settled: false,
        }
    }

    /// Where it goes.
    pub const fn target(&self) -> Pose {
        self.to
    }

    /// Whether it has arrived.
    pub fn is_done(&self) -> bool {
        self.passed >= self.delay + self.duration
    }

    /// Sends it elsewhere from where it is now.
    pub fn aim(&mut self, to: Pose, z: f32, delay: f32, duration: f32) {
        let far = self.pose().at.distance(to.at) > to.width;
        *self = Glide {
            from: self.pose(),
            to,
            delay,
            duration,
            passed: 0.0,
            z,
            flies: far,
            settled: false,
        };
    }

    /// Changes only what it lies over.
    pub fn set_z(&mut self, z: f32) {
        if (self.z - z).abs() > f32::EPSILON {
            self.z = z;
            self.settled = false;
        }
    }

    /// Arrives at once.
    pub fn finish(&mut self) {
        self.passed = self.delay + self.duration;
        self.settled = false;
    }

    /// How it looks now.
    pub fn pose(&self) -> Pose {
        let way = if self.duration <= 0.0 {
            if self.passed >= self.delay { 1.0 } else { 0.0 }
        } else {
            ((self.passed - self.delay) / self.duration).clamp(0.0, 1.0)
        };
        if way >= 1.0 {
            // Exactly there: a card that has landed must not differ by a rounding of the arc.
            return self.to;
        }
        let eased = EaseFunction::CubicOut.sample_clamped(way);
        let (from, to) = (self.from, self.to);
        // A slight arc, as a card thrown over a table has.
        let straight = to.at - from.at;
        let arc = if self.flies {
            (way * std::f32::consts::PI).sin() * straight.length() * 0.06
        } else {
            0.0
        };
        Pose {
            at: from.at.lerp(to.at, eased) + vec2(0.0, arc),
            turn: from.turn + (to.turn - from.turn) * eased,
            width: from.width + (to.width - from.width) * eased,
            face: from.face + (to.face - from.face) * way,
        }
    }

    /// Lets time pass; true while the look may have changed.
    pub fn advance(&mut self, seconds: f32) -> bool {
        if self.settled {
            return false;
        }
        self.settled = self.is_done();
        self.passed += seconds;
        true
    }

    /// The transform and the size of the sprite now; a card that is turning is drawn narrow.
    pub fn draw(&self) -> (Transform, Vec2, bool) {
        let pose = self.pose();
        let z = if self.flies && !self.is_done() {
            self.z + 50.0
        } else {
            self.z
        };
        let narrow = (pose.face * std::f32::consts::PI).cos().abs().max(0.04);
        let size = vec2(pose.width * narrow, pose.width / CARD_ASPECT);
        let transform = Transform::from_translation(pose.at.extend(z))
            .with_rotation(Quat::from_rotation_z(pose.turn));
        (transform, size, pose.face >= 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pose(x: f32, face: f32) -> Pose {
        Pose {
            at: vec2(x, 0.0),
            turn: 0.0,
            width: 100.0,
            face,
        }
    }

    #[test]
    fn a_glide_waits_moves_and_arrives_exactly() {
        let mut glide = Glide::resting(pose(0.0, 0.0), 1.0);
        glide.aim(pose(300.0, 1.0), 2.0, 0.5, 1.0);
        glide.advance(0.4);
        assert_eq!(glide.pose().at.x, 0.0);
        glide.advance(0.6);
        assert!(glide.pose().at.x > 150.0, "fast out, soft landing");
        assert!(
            glide.draw().0.translation.z > 50.0,
            "it flies over the others"
        );
        glide.advance(5.0);
        assert_eq!(glide.pose(), pose(300.0, 1.0));
        assert_eq!(glide.draw().0.translation.z, 2.0);
    }

    #[test]
    fn a_change_of_mind_starts_from_where_the_card_is() {
        let mut glide = Glide::resting(pose(0.0, 0.0), 1.0);
        glide.aim(pose(300.0, 0.0), 1.0, 0.0, 1.0);
        glide.advance(0.3);
        let here = glide.pose().at.x;
        glide.aim(pose(0.0, 0.0), 1.0, 0.0, 1.0);
        assert!((glide.pose().at.x - here).abs() < 1e-3);
        glide.finish();
        assert_eq!(glide.pose().at.x, 0.0);
    }

    #[test]
    fn a_card_at_rest_stops_asking_to_be_drawn() {
        let mut glide = Glide::resting(pose(0.0, 0.0), 1.0);
        assert!(glide.advance(0.016), "it must be drawn once");
        assert!(!glide.advance(0.016));
        glide.set_z(3.0);
        assert!(glide.advance(0.016), "and again when it changes");
    }
}
