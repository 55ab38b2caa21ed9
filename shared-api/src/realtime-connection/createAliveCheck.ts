import type Pusher from 'pusher-js';

/** Milliseconds a live connection has to answer. */
const ANSWER_MS = 3_000;

/**
 * Pings the push service and reconnects without an answer, or at once without a connection: pusher-js would notice only
 * at its next ping, and its retries have become rare by then.
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
  // Any message, such as a pong, proves that the connection is alive.
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
