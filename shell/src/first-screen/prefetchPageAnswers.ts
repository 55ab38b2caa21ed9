import { serverNow } from 'shared-api/clock';
import { prefetchMissing } from './prefetchedAnswers';
import { pageFilesLoaded } from './startPreload';

/** Milliseconds. Constant since 2014; luxon, which would know it, is too large for the first visit. */
const MOSCOW_OFFSET = 3 * 60 * 60_000;

/**
 * Prefetches the API calls of the first page and its widgets as soon as the page's files have loaded: otherwise a
 * widget's call would wait for its scripts. Works once, and only for users who may see the page: the API refuses those
 * who have not completed the registration.
 */
export async function prefetchPageAnswers(): Promise<void> {
  await pageFilesLoaded;
  const calls = (await globalThis.vstrechaPreload?.apiCalls()) ?? [];
  const today = new Date(serverNow() + MOSCOW_OFFSET).toISOString().slice(0, 'yyyy-MM-dd'.length);
  prefetchMissing(calls.map((call) => call.replace('{today}', today)));
}
