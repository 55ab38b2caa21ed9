import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does some work again and again, never twice at once. What fails is reported, and the next time is another try.
 * @returns stops it, and waits for what is under way
 */
export function repeatedly(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  const isTime = () => wait(everyMs, true, { signal: stopping.signal, ref: false }).catch(() => false);
  async function repeat(): Promise<void> {
    while (await isTime()) {
      try {
        await work();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
  const running = repeat();
  return () => {
    stopping.abort();
    return running;
  };
}
