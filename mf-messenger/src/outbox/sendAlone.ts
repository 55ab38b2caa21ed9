import { serverNow } from 'shared-api/clock';
import { keepDraft, readDraft } from 'shared-api/drafts';
import { createClientId } from 'shared-api/messages';

/** How long a tab that does not renew its turn keeps it, and how often the others look. In milliseconds. */
const TURN_MS = 20_000;
const LOOK_MS = 1_000;

/** Does some work while no other tab of this browser does work of the same name: they wait their turn. */
export async function sendAlone(name: string, work: () => Promise<void>): Promise<void> {
  // Not there where the page came over plain http.
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await takeTurn(name, work);
}

const thisTab = createClientId();

/**
 * The same by a note in the storage that tabs share. Two may take their turn in the same instant; then the server tells their messages by
 * `client_id`.
 */
async function takeTurn(name: string, work: () => Promise<void>): Promise<void> {
  while (isTakenElsewhere(readDraft(name))) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const renew = () => keepDraft(name, `${thisTab} ${serverNow() + TURN_MS}`);
  const end = () => {
    clearInterval(timer);
    keepDraft(name, '');
  };
  const timer = setInterval(renew, TURN_MS / 4);
  window.addEventListener('pagehide', end);
  renew();
  try {
    await work();
  } finally {
    window.removeEventListener('pagehide', end);
    end();
  }
}

function isTakenElsewhere(note: string): boolean {
  const [tab, until] = note.split(' ');
  return tab !== '' && tab !== thisTab && Number(until) > serverNow();
}
