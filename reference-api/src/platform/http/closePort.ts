import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop without a connection, after which the queue is empty: the first turn may not have looked at it. */
const QUIET_TURNS = 2;
/** So that the port closes even if more and more connections come. */
const MOST_TURNS = 1000;

/**
 * Stops listening, after accepting the connections that wait in the system's queue: it resets them when the port closes, and a proxy answers
 * 502 to a POST then. Accepted connections stay open until their requests are answered.
 */
export async function closePort(server: Server): Promise<void> {
  let quiet = 0;
  const note = () => (quiet = 0);
  server.on('connection', note);
  for (let turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn += 1) {
    quiet += 1;
    // The event loop accepts at most one connection before it.
    await setImmediate();
  }
  server.off('connection', note);
  server.close();
}
