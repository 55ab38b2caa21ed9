import { forgetAsked, requestEarly, wasAsked } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { pageHasCome } from './beginAhead';

/** Milliseconds. Moscow has kept it since 2014; the calendar library, which knows, is too heavy for a first visit. */
const MOSCOW_OFFSET = 3 * 60 * 60_000;

/**
 * What the page at the first address will ask when it is drawn, as soon as the line is free: otherwise a widget's question would wait for its
 * scripts and their turn. Once, and for who may see that page: whoever has not registered to the end is refused.
 */
export async function askForPage(): Promise<void> {
  await pageHasCome;
  const questions = (await globalThis.vstrechaAhead?.questions()) ?? [];
  const today = new Date(serverNow() + MOSCOW_OFFSET).toISOString().slice(0, 'yyyy-MM-dd'.length);
  for (const question of questions) {
    const address = question.replace('{today}', today);
    if (!wasAsked(address)) requestEarly(address);
  }
  forgetAsked();
}
