/**
 * Does some work again and again, never twice at once. What fails is reported, and the next time is another try.
 * @returns stops it, and waits for what is under way
 */
export function repeatedly(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const wait = () => {
    timer = setTimeout(() => (running = act()), everyMs).unref();
  };
  async function act(): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isStopped) console.error(error instanceof Error ? error.message : error);
    }
    if (!isStopped) wait();
  }
  wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
