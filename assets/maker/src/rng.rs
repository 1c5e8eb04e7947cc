//! A small seeded generator, so that every element is drawn the same way on every run.

/// `SplitMix64`, seeded by a name: two elements of different names never share a sequence.
#[derive(Clone)]
pub struct Rng(u64);

impl Rng {
    /// A generator for the element called `name`.
    pub fn named(name: &str) -> Self {
        Self(hash(name.as_bytes(), 0xcbf2_9ce4_8422_2325))
    }

    /// A generator that depends on this one's seed and on `bytes`, and leaves this one untouched.
    pub fn fork(&self, bytes: &[u8]) -> Self {
        Self(hash(bytes, self.0))
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in 0..1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number in `low..high`.
    pub fn range(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A whole number in `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.unit() * n as f64) as usize
    }
}

/// FNV-1a over `bytes`, starting from `state`.
fn hash(bytes: &[u8], state: u64) -> u64 {
    bytes.iter().fold(state, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0000_0100_0000_01b3))
}
