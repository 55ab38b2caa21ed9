import { ModuleFailure } from 'shared-ui/Widget';

/**
 * Adds a timeout to a promise.
 * @param ms omit to wait without limit
 * @param complaint beginning of the failure's sentence
 * @throws {ModuleFailure} of kind `network` after the timeout
 */
export async function limit<T>(work: Promise<T>, ms: number | undefined, complaint: string): Promise<T> {
  if (ms === undefined) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ModuleFailure('network', `${complaint} within ${Math.round(ms / 1000)} s.`)),
      ms,
    );
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
