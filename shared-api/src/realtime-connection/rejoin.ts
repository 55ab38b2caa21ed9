import { request } from '../client';

// The first pauses leave time for the response that sets the new session's cookie.
const PAUSES_MS = [300, 1000, 5000, 25_000];

/** Reconnects after the push service has ended the connection for good. */
interface Rejoin {
  refused: () => void;
  joined: () => void;
  stop: () => void;
}

/**
 * When a session ends, the service closes its push connection for good, and pusher-js does not retry. A changed
 * password gives this browser a new session at once, in which live updates must go on; without a session it stays
 * closed.
 * @param resume called when a session is there, which may admit to less than before
 */
export function createRejoin(resume: () => void): Rejoin {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refused = () => {
    const pause = PAUSES_MS[tries];
    if (pause === undefined) return;
    tries += 1;
    timer = setTimeout(() => void isLoggedIn().then((isIn) => (isIn ? resume() : refused())), pause);
  };
  return {
    refused,
    joined: () => (tries = 0),
    stop: () => {
      clearTimeout(timer);
      tries = PAUSES_MS.length;
    },
  };
}

const isLoggedIn = () =>
  request('get', '/api/auth/check').then(
    ({ ok }) => ok,
    () => false,
  );
