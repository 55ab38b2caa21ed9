import type Pusher from 'pusher-js';

/** Milliseconds within which a connection that is alive has answered. */
const ANSWER_MS = 3_000;

/**
 * Asks the push service whether the connection is still there, and connects anew when it does not answer, or at once when there is none:
 * pusher-js itself would notice at its next ping, and its tries have become rare by then.
 */
export function createAliveCheck(pusher: Pusher): { check: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const reconnect = () => {
    stop();
    pusher.disconnect();
    pusher.connect();
  };
  // Whatever comes, a pong too, comes over a connection that is alive.
  pusher.connection.bind('message', stop);

  return {
    stop,
    check: () => {
      switch (pusher.connection.state) {
        case 'connected':
          if (timer !== undefined) return;
          pusher.connection.send_event('pusher:ping', {});
          timer = setTimeout(reconnect, ANSWER_MS);
          return;
        case 'connecting':
        case 'unavailable':
          reconnect();
      }
    },
  };
}
