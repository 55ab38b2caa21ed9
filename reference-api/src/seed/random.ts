/** Pseudo-random numbers that are the same at every seeding. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True in about `share` of the cases. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items in random order; all of them when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** Mulberry32: small, quick, good enough for made-up data. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from: the list of made-up data is empty.');
    return item;
  }
  function sample<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)).flat();
  }
  return { next, int, pick, sample, chance: (share) => next() < share };
}
