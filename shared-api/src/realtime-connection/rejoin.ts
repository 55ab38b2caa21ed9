import { request } from '../client';

// The first is long enough for the answer that brings the new session's cookie.
const PAUSES_MS = [1000, 5000, 25_000];

/** Connects again after the push service has ended the connection for good. */
interface Rejoin {
  /** The service has ended it. */
  refused: () => void;
  /** It delivers again. */
  joined: () => void;
  stop: () => void;
}

/**
 * A session that ends takes its push connection with it, and pusher-js then stays away. A changed password gives this browser another
 * session at once, in which live updates must go on; without a session there is nothing to join.
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
