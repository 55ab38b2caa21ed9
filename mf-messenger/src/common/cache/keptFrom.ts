/**
 * Replaces refetched items by the cached objects where both are equal, which avoids re-renders and duplicates in
 * memory.
 * @param cached items with the same ids
 */
export function keptFrom<Item extends { id: number }>(cached: readonly Item[], read: readonly Item[]): readonly Item[] {
  const wanted = new Set(read.map(({ id }) => id));
  const formerOnes = new Map(cached.filter(({ id }) => wanted.has(id)).map((item) => [item.id, item]));
  return read.map((item) => {
    const former = formerOnes.get(item.id);
    return former && saysTheSame(former, item) ? former : item;
  });
}

/** Does the same for a single value. */
export function keptOr<Item>(cached: Item | undefined, read: Item): Item {
  return saysTheSame(cached, read) ? (cached as Item) : read;
}

/** Compares deeply. Comparing serialised text would take a frame for a thousand chats. */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => saysTheSame(value, (other as Record<string, unknown>)[key]))
  );
}
