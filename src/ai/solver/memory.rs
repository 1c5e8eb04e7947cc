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
    high: u16,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: Key,
    /// Lower and upper bound, and one more than the card that was good, 0 for none.
    low: i8,
    high: i8,
    card: u8,
}

/// The table.
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
        let mut high = 0u16;
        for (number, shift) in SUITS.into_iter().enumerate() {
            let row = &self.squeezed[usize::from((all >> shift) as u8)];
            let count = ((all >> shift) as u8).count_ones();
            let one = u64::from(row[usize::from((first >> shift) as u8)]) | 1 << count;
            low |= one << (number * 9);
            if N > 2 {
                let two = row[usize::from((second >> shift) as u8)];
                if number == 3 {
                    high = u16::from(two);
                } else {
                    low |= u64::from(two) << (36 + number * 8);
                }
            }
        }
        Key {
            low,
            high: high << 2 | u16::from(leader),
        }
    }

    fn place(key: Key) -> usize {
        let mixed = (key.low ^ u64::from(key.high) << 53).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 50) as usize % PLACES
    }

    /// What is known: bounds, and a card that was good.
    pub(super) fn bounds(&self, key: Key, left: i8) -> (i8, i8, Option<u8>) {
        let entry = &self.entries[Memory::place(key)];
        if entry.key == key {
            (entry.low, entry.high, entry.card.checked_sub(1))
        } else {
            (0, left, None)
        }
    }

    /// Notes an answer.
    pub(super) fn store(&mut self, key: Key, need: i8, yes: bool, left: i8, card: Option<u8>) {
        let entry = &mut self.entries[Memory::place(key)];
        if entry.key != key {
            *entry = Entry {
                key,
                low: 0,
                high: left,
                card: 0,
            };
        }
        if yes {
            entry.low = entry.low.max(need);
        } else {
            entry.high = entry.high.min(need - 1);
        }
        if let Some(card) = card {
            entry.card = card + 1;
        }
    }
}
