import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Subscriber } from './channel.ts';
import { readPresence, readSession } from './channelData.ts';
import { ownerOfChannel } from './channelNames.ts';
import type { Channels } from './channels.ts';
import { isSignature, subscriptionText } from './signature.ts';

/** Seconds of silence after which a client is expected to ping, and the server does. */
const ACTIVITY_SECONDS = 120;

const PONG_SECONDS = 30;
/** Milliseconds for the client to close its end. */
const CLOSE_MS = 500;
const MAX_CHANNELS = 100;
const MAX_BUFFERED_BYTES = 1024 * 1024;
const CHANNEL_NAME = /^[\w\-=@,.;]{1,164}$/;

/** Error codes of the Pusher protocol that this server uses. */
export const PUSH_ERRORS = {
  unknownKey: 4001,
  unsupportedProtocol: 4007,
  unauthorized: 4009,
  tooManyChannels: 4004,
  goingAway: 4100,
  reconnect: 4200,
  noPong: 4201,
  clientEvent: 4301,
  badMessage: 4000,
} as const;

/** What a connection must know of the push server's application. */
interface ConnectionApp {
  key: string;
  secret: string;
  /** Whether a session or a user must not be here any more. */
  isOver(session: string | undefined, userId: string | undefined): boolean;
}

interface Frame {
  event: string;
  data: unknown;
}

/** One client's connection: reads its frames, keeps its subscriptions, notices when it is gone. */
export class Connection implements Subscriber {
  readonly socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  readonly #socket: WebSocket;
  readonly #channels: Channels;
  readonly #app: ConnectionApp;
  readonly #subscribed = new Set<string>();
  readonly #sessions = new Set<string>();
  readonly #users = new Set<string>();
  #lastHeard = performance.now();

  constructor(socket: WebSocket, channels: Channels, app: ConnectionApp) {
    this.#socket = socket;
    this.#channels = channels;
    this.#app = app;
    socket.on('message', (data, isBinary) => {
      this.#lastHeard = performance.now();
      if (!isBinary && Buffer.isBuffer(data)) this.#receive(data.toString());
    });
    // The `close` event follows; without a listener the error would end the process.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#leaveAll());
    this.send({
      event: 'pusher:connection_established',
      data: JSON.stringify({ socket_id: this.socketId, activity_timeout: ACTIVITY_SECONDS }),
    });
  }

  send(frame: object): void {
    this.sendBytes(Buffer.from(JSON.stringify(frame)));
  }

  sendBytes(frame: Buffer): void {
    // A client that stopped reading must not fill our memory; it will read everything again when it is back.
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(frame, { binary: false });
  }

  /** Whether one of its subscriptions was signed in this session. */
  isOfSession(session: string): boolean {
    return this.#sessions.has(session);
  }

  /** Whether one of its subscriptions was signed for this user. */
  isOfUser(userId: string): boolean {
    return this.#users.has(userId);
  }

  /** Says why, then closes. Whoever does not close their end is cut off, and nobody sees them online meanwhile. */
  end(code: number, message: string): void {
    this.#refuse(code, message);
    this.#socket.close(code, message);
    this.#leaveAll();
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  /** Called now and then: asks a silent client for a sign of life, lets a dead one go. */
  checkAlive(): void {
    const silentSeconds = (performance.now() - this.#lastHeard) / 1000;
    if (silentSeconds > ACTIVITY_SECONDS + PONG_SECONDS) {
      this.end(PUSH_ERRORS.noPong, 'Pong reply not received');
    } else if (silentSeconds > ACTIVITY_SECONDS) this.send({ event: 'pusher:ping', data: '{}' });
  }

  #receive(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const frame = parseFrame(text);
    if (!frame) return this.#refuse(PUSH_ERRORS.badMessage, 'Invalid message');
    if (frame.event === 'pusher:ping') return this.send({ event: 'pusher:pong', data: '{}' });
    if (frame.event === 'pusher:subscribe') return this.#subscribe(readFields(frame.data));
    if (frame.event === 'pusher:unsubscribe') return this.#unsubscribe(readFields(frame.data)['channel'] ?? '');
    if (frame.event.startsWith('client-'))
      return this.#refuse(PUSH_ERRORS.clientEvent, 'Client events are not enabled');
    return undefined;
  }

  #subscribe({ channel = '', auth, channel_data }: Record<string, string | undefined>): void {
    if (!CHANNEL_NAME.test(channel)) return this.#refuse(PUSH_ERRORS.badMessage, 'Invalid channel name');
    if (this.#subscribed.size >= MAX_CHANNELS && !this.#subscribed.has(channel))
      return this.#refuse(PUSH_ERRORS.tooManyChannels, 'Too many channels');
    const isPresence = channel.startsWith('presence-');
    const presence = isPresence ? readPresence(channel_data) : undefined;
    const isOpen = !isPresence && !channel.startsWith('private-');
    if (!isOpen && (!this.#isAuthorized(channel, auth, channel_data) || (isPresence && !presence))) {
      const data = { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 };
      return this.send({ event: 'pusher:subscription_error', channel, data });
    }
    const session = isOpen ? undefined : readSession(channel_data);
    const userId = presence?.user_id ?? (isOpen ? undefined : ownerOfChannel(channel));
    // Signed before a logout or a block, used after it.
    if (this.#app.isOver(session, userId)) return this.end(PUSH_ERRORS.unauthorized, 'The session has ended');
    if (session !== undefined) this.#sessions.add(session);
    if (userId !== undefined) this.#users.add(userId);
    this.#subscribed.add(channel);
    const data = JSON.stringify(this.#channels.subscribe(channel, this, presence));
    return this.send({ event: 'pusher_internal:subscription_succeeded', channel, data });
  }

  #isAuthorized(channel: string, auth: string | undefined, channelData: string | undefined): boolean {
    const [key, signature] = (auth ?? '').split(':');
    if (key !== this.#app.key || !signature) return false;
    return isSignature(this.#app.secret, subscriptionText(this.socketId, channel, channelData), signature);
  }

  #unsubscribe(channel: string): void {
    if (this.#subscribed.delete(channel)) this.#channels.unsubscribe(channel, this);
  }

  #leaveAll(): void {
    for (const channel of this.#subscribed) this.#unsubscribe(channel);
  }

  #refuse(code: number, message: string): void {
    this.send({ event: 'pusher:error', data: { code, message } });
  }
}

function parseFrame(text: string): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    if (typeof frame !== 'object' || frame === null || !('event' in frame) || typeof frame.event !== 'string')
      return undefined;
    return { event: frame.event, data: 'data' in frame ? frame.data : undefined };
  } catch {
    return undefined;
  }
}

/** The string fields of an object; anything else is as if it were not there. */
function readFields(data: unknown): Record<string, string | undefined> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'));
}
