import { WebSocket } from 'ws';
import { quantile } from '#support/figures.ts';
import type { Session } from './measuredApi.ts';

// Many clients of the push server in a separate process; started by benchPush.ts.

/** Commands of the parent process. */
export type PushClientsOrder =
  { kind: 'connect'; urls: string[]; key: string; sessions: Session[] } | { kind: 'report' };

/** Events received by these clients since the last report. */
export interface PushReport {
  received: number;
  p50: number;
  p99: number;
  longest: number;
  rssMb: number;
}

interface Frame {
  event: string;
  data?: string;
}

const CONNECTING_AT_ONCE = 20;
const now = () => performance.timeOrigin + performance.now();
let delays: number[] = [];

function connect(url: string, key: string, { id, cookie }: Session): Promise<void> {
  const channel_name = `private-user-${id}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7&client=bench`, {
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The connection of user ${id} closed with ${code}.`)));
    socket.on('message', (bytes: Buffer) => {
      // The data of the events used here is text; error events are not parsed.
      const { event, data = '{}' } = JSON.parse(bytes.toString()) as Frame;
      if (event === 'pusher:connection_established')
        subscribe((JSON.parse(data) as { socket_id: string }).socket_id).catch(reject);
      else if (event === 'pusher_internal:subscription_succeeded') resolve();
      else if (event === 'pusher:subscription_error' || event === 'pusher:error') reject(new Error(bytes.toString()));
      else if (event === 'pusher:ping') socket.send('{"event":"pusher:pong","data":{}}');
      else if (event === 'tick') delays.push(now() - (JSON.parse(data) as { sentAt: number }).sentAt);
      else if (event === 'notice') delays.push(now() - titleTime(data));
      else if (event === 'message')
        delays.push(now() - Number((JSON.parse(data) as { message: { text: string } }).message.text));
    });
  });

  async function subscribe(socket_id: string): Promise<void> {
    const answer = await fetch(`${url}/api/pusher/auth`, {
      method: 'POST',
      body: new URLSearchParams({ socket_id, channel_name }),
      headers: { cookie },
    });
    if (!answer.ok) throw new Error(`User ${id} was not let into his channel: ${answer.status}.`);
    const signed = (await answer.json()) as { auth: string; channel_data?: string };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: channel_name, ...signed } }));
  }
}

/** Reads the time from the title of published news; NaN for other notices. */
const titleTime = (data: string) => Number((JSON.parse(data) as { notice: { text?: string } | null }).notice?.text);

function report(): PushReport {
  const received = delays;
  delays = [];
  return {
    received: received.length,
    p50: quantile(received, 0.5),
    p99: quantile(received, 0.99),
    longest: quantile(received, 1),
    rssMb: process.memoryUsage.rss() / 1e6,
  };
}

async function connectAll({ urls, key, sessions }: Extract<PushClientsOrder, { kind: 'connect' }>): Promise<string> {
  const waiting = [...sessions];
  await Promise.all(
    Array.from({ length: CONNECTING_AT_ONCE }, async () => {
      for (let session = waiting.pop(); session; session = waiting.pop())
        await connect(urls[waiting.length % urls.length] ?? '', key, session);
    }),
  );
  return 'connected';
}

process.on('message', (order: PushClientsOrder) => {
  if (order.kind === 'report') process.send?.(report());
  else void connectAll(order).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit(0));
