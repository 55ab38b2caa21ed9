import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A socket must be gone within a second; a busy machine is given another one. */
const CLOSE_MS = 2_000;

interface Frame {
  event: string;
  data: unknown;
}

/** A push socket, to say what the official client never would. */
export interface Socket {
  socket: WebSocket;
  id: string;
  /** The next frame of one of these events. */
  next: (...events: string[]) => Promise<Frame>;
  say: (event: string, data: unknown) => void;
}

/** Opens a socket of an API's push server. */
export async function connect(url: string, key: string): Promise<Socket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7`);
  const frames: Frame[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    frames.push(JSON.parse((data as Buffer).toString()) as Frame);
    wake();
  });
  async function next(...events: string[]): Promise<Frame> {
    for (;;) {
      const index = frames.findIndex(({ event }) => events.includes(event));
      const [frame] = index < 0 ? [] : frames.splice(index, 1);
      if (frame) return frame;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  await once(socket, 'open');
  const { data } = await next('pusher:connection_established');
  const { socket_id } = JSON.parse(String(data)) as { socket_id: string };
  return { socket, id: socket_id, next, say: (event, text) => socket.send(JSON.stringify({ event, data: text })) };
}

/** How a subscription is answered; the first one is a success. */
export const SUBSCRIBED = ['pusher_internal:subscription_succeeded', 'pusher:subscription_error', 'pusher:error'];

/** How long after `end` the socket was closed, and with which code; undefined when it lives on. */
export async function closedBy({ socket }: Socket, end: () => Promise<unknown>) {
  const closing = once(socket, 'close') as Promise<[number]>;
  const started = performance.now();
  await end();
  const closed = await Promise.race([
    closing,
    new Promise<undefined>((resolve) => setTimeout(resolve, CLOSE_MS, undefined)),
  ]);
  socket.terminate();
  return closed && { code: closed[0], ms: Math.round(performance.now() - started) };
}
