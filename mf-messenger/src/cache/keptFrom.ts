/**
 * What was read again, by the objects that are known where they say the same: nothing is drawn anew for it, and nothing is in memory twice.
 * @param known those that are there, by the same ids
 */
export function keptFrom<Item extends { id: number }>(known: readonly Item[], read: readonly Item[]): readonly Item[] {
  const wanted = new Set(read.map(({ id }) => id));
  const formerOnes = new Map(known.filter(({ id }) => wanted.has(id)).map((item) => [item.id, item]));
  return read.map((item) => {
    const former = formerOnes.get(item.id);
    return former && saysTheSame(former, item) ? former : item;
  });
}

/** The same for one answer. */
export function keptOr<Item>(known: Item | undefined, read: Item): Item {
  return saysTheSame(known, read) ? (known as Item) : read;
}

/** Whether two answers are alike through and through. No text is made of them: with a thousand chats that would take a frame. */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => saysTheSame(value, (other as Record<string, unknown>)[key]))
  );
}
