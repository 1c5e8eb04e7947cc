//! What has been found about positions between tricks, under exact keys: nothing stored is ever
//! wrong for another deal of the same game.

use std::sync::OnceLock;

/// Places in the table; a larger one is slower, because it leaves the cache.
const PLACES: usize = 1 << 14;
const SUITS: [u32; 4] = [0, 8, 16, 24];

/// `SQUEEZED[live][cards]`: the bits of `cards` at the places of `live`, moved together.
fn squeezed() -> &'static [[u8; 256]; 256] {
    static TABLE: OnceLock<Box<[[u8; 256]; 256]>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = Box::new([[0u8; 256]; 256]);
        for (live, row) in table.iter_mut().enumerate() {
            for (cards, squeezed) in row.iter_mut().enumerate() {
                let mut place = 0;
                for bit in 0..8 {
                    if live >> bit & 1 == 1 {
                        *squeezed |= ((cards >> bit & 1) as u8) << place;
                        place += 1;
                    }
                }
            }
        }
        table
    })
}

/// Owners of the cards in play of each suit, and the leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Key {
    low: u64,
    high: u32,
}

impl Key {
    /// The same with what matters for points: how many good cards of each suit are in play, and the
    /// tricks of the first two sides. At most five cards of a suit are good where not all are, so
    /// all together stay within 30 bits.
    pub(super) fn with_points(mut self, good: u32, taken: [u8; 3]) -> Key {
        for shift in SUITS {
            self.high = self.high << 3 | ((good >> shift) as u8).count_ones();
        }
        self.high = self.high << 8 | u32::from(taken[0]) << 4 | u32::from(taken[1]);
        self
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) low: i16,
    pub(super) high: i16,
    /// A card that was good.
    pub(super) card: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: Key,
    low: i16,
    high: i16,
    /// One more than the card, 0 for none.
    card: u8,
}

/// The table.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    entries: Vec<Entry>,
    squeezed: &'static [[u8; 256]; 256],
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            entries: vec![Entry::default(); PLACES],
            squeezed: squeezed(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    /// The key of hands that make up `all`, with that leader. Each suit: a bit above its cards that
    /// tells their number, and the bits of the owners' numbers.
    pub(super) fn key<const N: usize>(&self, hands: &[u32; 4], all: u32, leader: u8) -> Key {
        let first = hands[1] | hands[3];
        let second = hands[2] | hands[3];
        let mut low = 0u64;
        let mut high = 0u32;
        for (number, shift) in SUITS.into_iter().enumerate() {
            let row = &self.squeezed[usize::from((all >> shift) as u8)];
            let count = ((all >> shift) as u8).count_ones();
            let one = u64::from(row[usize::from((first >> shift) as u8)]) | 1 << count;
            low |= one << (number * 9);
            if N > 2 {
                let two = row[usize::from((second >> shift) as u8)];
                if number == 3 {
                    high = u32::from(two);
                } else {
                    low |= u64::from(two) << (36 + number * 8);
                }
            }
        }
        Key {
            low,
            high: high << 2 | u32::from(leader),
        }
    }

    fn place(key: Key) -> usize {
        let mixed = (key.low ^ u64::from(key.high) << 53).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 50) as usize % PLACES
    }

    /// What is known.
    pub(super) fn bounds(&self, key: Key) -> Bounds {
        let entry = &self.entries[Memory::place(key)];
        if entry.key == key {
            Bounds {
                low: entry.low,
                high: entry.high,
                card: entry.card.checked_sub(1),
            }
        } else {
            Bounds {
                low: i16::MIN / 2,
                high: i16::MAX / 2,
                card: None,
            }
        }
    }

    /// Notes a value found with that window: exact inside it, a bound at its edges.
    pub(super) fn store(&mut self, key: Key, value: i16, alpha: i16, beta: i16, card: Option<u8>) {
        let entry = &mut self.entries[Memory::place(key)];
        if entry.key != key {
            *entry = Entry {
                key,
                low: i16::MIN / 2,
                high: i16::MAX / 2,
                card: 0,
            };
        }
        if value > alpha {
            entry.low = entry.low.max(value);
        }
        if value < beta {
            entry.high = entry.high.min(value);
        }
        if let Some(card) = card {
            entry.card = card + 1;
        }
    }
}
