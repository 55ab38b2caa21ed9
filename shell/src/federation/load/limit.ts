import { ModuleFailure } from 'shared-ui/Widget';

/** Milliseconds of one timer: several short ones, because a long task would use up a single timer before the work can run. */
const TICK_MS = 500;

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
    const wait = (left: number): void => {
      timer = setTimeout(
        () => {
          if (left > TICK_MS) wait(left - TICK_MS);
          else reject(new ModuleFailure('network', `${complaint} within ${Math.round(ms / 1000)} s.`));
        },
        Math.min(left, TICK_MS),
      );
    };
    wait(ms);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
