//! Shuffling and cutting from a seed: the same cards for the same seed on every machine. Nothing here
//! asks the operating system for chance.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{Card, CardSet, Game, Ruleset};

/// The cards of one deal before anybody has acted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The hands, in order of play from the eldest.
    pub hands: Vec<CardSet>,
    /// The talon, top card first.
    pub talon: Vec<Card>,
}

impl Deal {
    /// The deal of a seed. Which cards a seat gets does not depend on the packets in which they are
    /// given: with a fair shuffle that is a matter of presentation (rule 1.8).
    pub fn from_seed(game: Game, seed: u64) -> Deal {
        let pack = shuffled(&mut ChaCha8Rng::seed_from_u64(seed));
        let (hands, talon) =
            pack.split_at(usize::from(game.players()) * usize::from(game.hand_size()));
        Deal {
            hands: hands
                .chunks(usize::from(game.hand_size()))
                .map(|cards| cards.iter().copied().collect())
                .collect(),
            talon: talon.to_vec(),
        }
    }
}

/// The pack in an order drawn from that generator. Ranges are of `u32`: `usize` would deal
/// differently on a 32-bit machine.
pub fn shuffled(rng: &mut ChaCha8Rng) -> Vec<Card> {
    let mut pack: Vec<Card> = Card::all().collect();
    for last in (1..u32::from(Card::COUNT)).rev() {
        pack.swap(last as usize, rng.random_range(0..=last) as usize);
    }
    pack
}

/// How many cards each seat gets in each round of the deal (rule 1.8).
pub fn packets(game: Game, rules: &Ruleset) -> &'static [u8] {
    match game {
        Game::Four => &[3, 2, 3],
        Game::Three => match rules.packets3 {
            super::Packets3::Ones => &[1; 10],
            super::Packets3::Twos => &[2; 5],
            super::Packets3::TwosThrees => &[2, 3, 2, 3],
        },
        Game::Two => &[2; 6],
    }
}

/// A cut for deal: each player draws a card; equal cards that matter are cut again (rule 1.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The rounds: in each, who cut which card.
    pub rounds: Vec<Vec<(u8, Card)>>,
    /// The players from the lowest cut to the highest.
    pub order: Vec<u8>,
}

impl Cut {
    /// The cut of a seed for so many players.
    pub fn from_seed(players: u8, seed: u64) -> Cut {
        // Another stream than the deal of the same seed, or the cut would tell the cards.
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(1);
        let mut rounds = Vec::new();
        let mut groups: Vec<Vec<u8>> = vec![(0..players).collect()];
        // Each pass orders the groups that are still tied by the cards of one more round.
        while groups.iter().any(|group| group.len() > 1) {
            let pack = shuffled(&mut rng);
            let mut top = pack.into_iter();
            let mut round = Vec::new();
            let mut next = Vec::new();
            for group in groups {
                if group.len() == 1 {
                    next.push(group);
                    continue;
                }
                let mut cards: Vec<(u8, Card)> = group.into_iter().zip(top.by_ref()).collect();
                round.extend(cards.iter().copied());
                cards.sort_by_key(|(player, card)| (card.rank(), *player));
                for same in cards.chunk_by(|a, b| a.1.rank() == b.1.rank()) {
                    next.push(same.iter().map(|(player, _)| *player).collect());
                }
            }
            rounds.push(round);
            groups = next;
        }
        Cut {
            rounds,
            order: groups.into_iter().flatten().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_card_of_the_first_round_comes_first_unless_it_is_tied() {
        let mut tied = 0;
        for seed in 0..2000 {
            let cut = Cut::from_seed(4, seed);
            let first = &cut.rounds[0];
            let rank = |player: u8| first[usize::from(player)].1.rank();
            for pair in cut.order.windows(2) {
                assert!(rank(pair[0]) <= rank(pair[1]), "seed {seed}: {cut:?}");
                tied += u32::from(rank(pair[0]) == rank(pair[1]));
            }
            let mut everybody = cut.order.clone();
            everybody.sort_unstable();
            assert_eq!(everybody, [0, 1, 2, 3]);
        }
        // Two cards are of one rank three times in 31, and there are six pairs: 0.58 a cut.
        assert!((1000..1320).contains(&tied), "{tied}");
    }
}
