/**
 * Runs cases in parallel, because they mostly wait. Runs all of them and reports their failures together. Starts the
 * longest first, so that the last ones run in parallel too.
 * @param atOnce number of parallel cases
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
        await run(next).catch((error: unknown) =>
          failed.push(`${failure}: ${error instanceof Error ? error.stack : String(error)}`),
        );
      }
    }),
  );
  if (failed.length > 0) throw new Error(failed.join('\n\n'));
}
