/** The same choices in each run, so that a demo can be talked about. */
export interface Random {
  /** From 0 up to, and without, the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: small, and even enough for a demo.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, chance: (share) => next() < share, pick: (items) => items[below(items.length)] ?? items[0] };
}
