/** How many requests of one kind are under way at the same time. */
const LIMIT = 4;

/** Asks for each of many things, four at a time, and answers in their order. Rejects with the first failure. */
export async function fourAtOnce<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const rest = items.entries();
  const work = async () => {
    for (const [index, item] of rest) answers[index] = await ask(item);
  };
  await Promise.all(Array.from({ length: LIMIT }, work));
  return answers;
}
