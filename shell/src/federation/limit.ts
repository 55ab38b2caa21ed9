import { ModuleFailure } from 'shared-ui/Widget';

/**
 * Work with an end in time.
 * @param ms without it there is none
 * @param complaint the sentence that the failure begins with
 * @throws {ModuleFailure} of the network, when the time is over
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
