import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A socket must close within a second; another second allows for a busy machine. */
const CLOSE_MS = 2_000;

interface Frame {
  event: string;
  data: unknown;
}

/** A raw push socket, for frames that the official client would never send. */
export interface Socket {
  socket: WebSocket;
  id: string;
  /** Resolves with the next frame of one of these events. */
  next: (...events: string[]) => Promise<Frame>;
  say: (event: string, data: unknown) => void;
  /** The events of all frames so far. */
  received: () => string[];
}

/** @param address the client's address in `X-Forwarded-For` */
const openSocket = (url: string, key: string, address?: string) =>
  new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7`, {
    ...(address !== undefined && { headers: { 'x-forwarded-for': address } }),
  });

/** Opens a socket to an API's push server. */
export async function connect(url: string, key: string, address?: string): Promise<Socket> {
  const socket = openSocket(url, key, address);
  const frames: Frame[] = [];
  const events: string[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as Frame;
    frames.push(frame);
    events.push(frame.event);
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
  return {
    socket,
    id: socket_id,
    next,
    say: (event, text) => socket.send(JSON.stringify({ event, data: text })),
    received: () => [...events],
  };
}

/** The code with which the push server closes a new socket; undefined when it is accepted. */
export async function closeCode(url: string, key: string, address?: string): Promise<number | undefined> {
  const socket = openSocket(url, key, address);
  const closed = once(socket, 'close') as Promise<[number]>;
  const letIn = new Promise<undefined>((resolve) => {
    socket.on('message', (data) => {
      if ((data as Buffer).includes('connection_established')) resolve(undefined);
    });
  });
  const answer = await Promise.race([closed, letIn]);
  socket.terminate();
  return answer?.[0];
}

/** Possible answers to a subscription; the first one means success. */
export const SUBSCRIBED = ['pusher_internal:subscription_succeeded', 'pusher:subscription_error', 'pusher:error'];

/** Close code, and milliseconds from `end` to the close; undefined when the socket stays open. */
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
