/** Name in the Cache Storage, which a worker can write while its page is frozen. The addresses name frozen exposes. */
export const FROZEN = 'vstrecha.frozen';
/** Seconds without a sign of life after which a page counts as frozen. */
const SILENT_AFTER = 5;

/**
 * Watches a page from its worker, which goes on while the page is frozen and ends when the browser is killed.
 * @returns takes a sign of life: the addresses of the exposes that are starting
 */
export function watchPage(): (starting: readonly string[]) => Promise<void> {
  let watched: readonly string[] = [];
  let silence = 0;
  setInterval(() => {
    silence += 1;
    if (silence === SILENT_AFTER) void change((cache) => watched.map((address) => cache.put(address, new Response())));
  }, 1_000);
  return async (starting) => {
    const [before, wasFrozen] = [watched, silence >= SILENT_AFTER];
    watched = starting;
    silence = 0;
    // It was only slow.
    if (wasFrozen) await change((cache) => before.map((address) => cache.delete(address)));
  };
}

async function change(edit: (cache: Cache) => readonly Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all(edit(await caches.open(FROZEN)));
  } catch {
    // Without storage, freezes go unnoticed.
  }
}
