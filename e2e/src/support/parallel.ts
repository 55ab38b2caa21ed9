/**
 * Runs through cases, some at once: most of their time is waiting. All are run, and what failed is told together.
 * @param atOnce how many
 */
export async function runCases<Case extends { failure: string }>(
  cases: readonly Case[],
  atOnce: number,
  run: (one: Case) => Promise<void>,
): Promise<void> {
  const queue = [...cases];
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
