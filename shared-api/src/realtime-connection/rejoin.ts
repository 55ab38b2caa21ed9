import { request } from '../client';

// The first pause leaves time for the response that sets the new session's cookie.
const PAUSES_MS = [1000, 5000, 25_000];

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
 */
export function createRejoin(connect: () => void): Rejoin {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refused = () => {
    const pause = PAUSES_MS[tries];
    if (pause === undefined) return;
    tries += 1;
    timer = setTimeout(() => void isLoggedIn().then((isIn) => (isIn ? connect() : refused())), pause);
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
