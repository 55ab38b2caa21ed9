import { requestEarly } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { prepareConfig } from 'shared-api/config';
import { prepareCurrentUser } from 'shared-api/session';
import { requestRegistry } from './federation/requestRegistry';
import { pageHasCome } from './first-screen/beginAhead';
import { prepareLogin } from './session/useLogin';

/** Milliseconds. Moscow has kept it since 2014; the calendar library, which knows, is too heavy for the first scripts. */
const MOSCOW_OFFSET = 3 * 60 * 60_000;

/**
 * Takes what the page for who has a session has asked for in its HTML (EARLY_ADDRESSES), all at once and whatever becomes of it: a browser
 * complains of an answer that nobody takes. `npm run bench` measures what that gives by leaving it out.
 */
export function askEarly(): void {
  prepareLogin();
  prepareCurrentUser();
  prepareConfig();
  requestRegistry();
  void askForPage();
}

/**
 * What the page at this address will ask when it is drawn, as soon as the line is free: otherwise a widget's question would wait for its scripts
 * and their turn.
 */
async function askForPage(): Promise<void> {
  await pageHasCome;
  const questions = (await globalThis.vstrechaAhead?.questions()) ?? [];
  const today = new Date(serverNow() + MOSCOW_OFFSET).toISOString().slice(0, 'yyyy-MM-dd'.length);
  for (const question of questions) requestEarly(question.replace('{today}', today));
}
