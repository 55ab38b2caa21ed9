import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from 'vstrecha-kit/system/UsageError';

/**
 * ms. The very first start seeds the database, which takes over a minute on a busy machine; an API that exits is
 * noticed at once.
 */
const START_TIMEOUT = 6 * 60_000;
const PAUSE = 100;

/** Resolves when an address answers without an error. @throws {UsageError} after a timeout */
export async function waitUntilUp(address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await delay(PAUSE);
  }
  throw new UsageError(`${address} does not answer. What the system printed is above.`);
}
