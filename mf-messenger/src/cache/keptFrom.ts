/**
 * What was read again, by the objects that are known where they say the same: nothing is drawn anew for it, and nothing is in memory twice.
 * @param known those that are there, by the same ids
 */
export function keptFrom<Item extends { id: number }>(known: readonly Item[], read: readonly Item[]): readonly Item[] {
  const wanted = new Set(read.map(({ id }) => id));
  const formerOnes = new Map(known.filter(({ id }) => wanted.has(id)).map((item) => [item.id, item]));
  return read.map((item) => {
    const former = formerOnes.get(item.id);
    return former && JSON.stringify(former) === JSON.stringify(item) ? former : item;
  });
}
