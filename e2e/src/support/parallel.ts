/**
 * Runs through cases, some at once: most of their time is waiting. All are run, and what failed is told together.
 * Those that take longest begin, so that none is left alone at the end.
 * @param atOnce how many
 */
export async function runCases<Case extends { failure: string; within: number }>(
  cases: readonly Case[],
  atOnce: number,
  run: (one: Case) => Promise<void>,
): Promise<void> {
  const queue = cases.toSorted((a, b) => b.within - a.within);
  const failed: string[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { failure } = next;
        await run(next).catch((error: unknown) => failed.push(`${failure}: ${String(error)}`));
      }
    }),
  );
  if (failed.length > 0) throw new Error(failed.join('\n\n'));
}
