import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Subscriber } from './channel.ts';
import { ownerOfChannel, readPresence, readSession } from './channelData.ts';
import type { Channels } from './channels.ts';
import { isSignature, subscriptionText } from './signature.ts';
import type { SocketCounts } from './socketCounts.ts';

/** Seconds of silence after which a client should ping, and the server does. */
const ACTIVITY_SECONDS = 120;

const PONG_SECONDS = 30;
/** Milliseconds for the client to close its end. */
const CLOSE_MS = 500;
const MAX_CHANNELS = 100;
/** Channels of a guest's socket; pages for guests do not subscribe. */
const MAX_GUEST_CHANNELS = 5;
/** Sockets of one user in a process: each tab has one. */
const MAX_USER_SOCKETS = 50;
/** Frames that a client may send within `FRAMES_MS`: enough to subscribe to all channels and unsubscribe again. */
const MAX_FRAMES = 200;
/** The same before the socket has a user: pusher-js then sends a subscription per channel, and a ping in two minutes. */
const MAX_GUEST_FRAMES = 20;
export const FRAMES_MS = 10_000;
const MAX_BUFFERED_BYTES = 1024 * 1024;
const CHANNEL_NAME = /^[\w\-=@,.;]{1,164}$/;

/** Error codes of the Pusher protocol that this server uses. */
export const PUSH_ERRORS = {
  unknownKey: 4001,
  unsupportedProtocol: 4007,
  unauthorized: 4009,
  tooManyChannels: 4004,
  goingAway: 4100,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
  clientEvent: 4301,
  badMessage: 4000,
} as const;

/** The parts of the push server that a connection uses. */
interface ConnectionApp {
  key: string;
  secret: string;
  /** Whether a session has ended or a user was shut out. */
  isOver(session: string | undefined, userId: string | undefined): boolean;
  /** Open sockets by user. */
  users: SocketCounts;
}

interface Frame {
  event: string;
  data: unknown;
}

/** One client's connection: reads its frames, keeps its subscriptions, detects when it is dead. */
export class Connection implements Subscriber {
  readonly socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  readonly #socket: WebSocket;
  readonly #channels: Channels;
  readonly #app: ConnectionApp;
  readonly #subscribed = new Set<string>();
  readonly #sessions = new Set<string>();
  readonly #users = new Set<string>();
  #lastHeard = performance.now();
  #frames = 0;
  #isFlooding = false;
  #framesSince = performance.now();

  constructor(socket: WebSocket, channels: Channels, app: ConnectionApp) {
    this.#socket = socket;
    this.#channels = channels;
    this.#app = app;
    socket.on('ping', () => this.#countFrame());
    socket.on('pong', () => this.#countFrame());
    socket.on('message', (data, isBinary) => {
      this.#lastHeard = performance.now();
      this.#countFrame();
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
    // A client that stopped reading must not fill our memory; after reconnecting it reads everything again.
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(frame, { binary: false });
  }

  /** Whether it was closed because of too many frames. */
  get isFlooding(): boolean {
    return this.#isFlooding;
  }

  /** Whether one of its subscriptions was signed in this session. */
  isOfSession(session: string): boolean {
    return this.#sessions.has(session);
  }

  /** Whether one of its subscriptions was signed for this user. */
  isOfUser(userId: string): boolean {
    return this.#users.has(userId);
  }

  /** Closes the socket and leaves its channels at once: the user is offline even if the client keeps its end open. */
  end(code: number, message: string): void {
    closeSocket(this.#socket, code, message);
    this.#leaveAll();
  }

  /** Called periodically: pings a silent client, and closes a dead one. */
  checkAlive(): void {
    const silentSeconds = (performance.now() - this.#lastHeard) / 1000;
    if (silentSeconds > ACTIVITY_SECONDS + PONG_SECONDS) {
      this.end(PUSH_ERRORS.noPong, 'Pong reply not received');
    } else if (silentSeconds > ACTIVITY_SECONDS) this.send({ event: 'pusher:ping', data: '{}' });
  }

  /** Closes a socket that sends more frames than any page. */
  #countFrame(): void {
    const now = performance.now();
    if (now - this.#framesSince > FRAMES_MS) {
      this.#framesSince = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    const most = this.#users.size === 0 ? MAX_GUEST_FRAMES : MAX_FRAMES;
    if (this.#frames <= most || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#isFlooding = true;
    this.end(PUSH_ERRORS.overCapacity, 'Too many frames');
    // Stops reading frames that are on their way.
    this.#socket.pause();
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
    // pusher-js subscribes again only on a new socket, so a repetition needs no answer.
    if (this.#subscribed.has(channel)) return undefined;
    const isPresence = channel.startsWith('presence-');
    const presence = isPresence ? readPresence(channel_data) : undefined;
    const isOpen = !isPresence && !channel.startsWith('private-');
    const most = isOpen && this.#users.size === 0 ? MAX_GUEST_CHANNELS : MAX_CHANNELS;
    if (this.#subscribed.size >= most) return this.#refuse(PUSH_ERRORS.tooManyChannels, 'Too many channels');
    if (!isOpen && (!this.#isAuthorized(channel, auth, channel_data) || (isPresence && !presence))) {
      const data = { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 };
      return this.send({ event: 'pusher:subscription_error', channel, data });
    }
    const session = isOpen ? undefined : readSession(channel_data);
    const userId = presence?.user_id ?? (isOpen ? undefined : ownerOfChannel(channel));
    // The subscription was signed before a logout or a block, and used after it.
    if (this.#app.isOver(session, userId)) return this.end(PUSH_ERRORS.unauthorized, 'The session has ended');
    if (session !== undefined) this.#sessions.add(session);
    if (userId !== undefined && !this.#enterAs(userId))
      return this.end(PUSH_ERRORS.overCapacity, 'The user has too many connections');
    this.#subscribed.add(channel);
    const data = JSON.stringify(this.#channels.subscribe(channel, this, presence));
    return this.send({ event: 'pusher_internal:subscription_succeeded', channel, data });
  }

  /** Counts the socket as one of the user's. @returns false when the user has too many */
  #enterAs(userId: string): boolean {
    if (this.#users.has(userId)) return true;
    if (!this.#app.users.enter(userId, MAX_USER_SOCKETS)) return false;
    this.#users.add(userId);
    return true;
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
    for (const userId of this.#users) this.#app.users.leave(userId);
    this.#users.clear();
  }

  #refuse(code: number, message: string): void {
    this.send(errorFrame(code, message));
  }
}

/** Sends the reason for closing a socket, then closes it; terminates it if the client does not close its end. */
export function closeSocket(socket: WebSocket, code: number, message: string): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(errorFrame(code, message)));
  socket.close(code, message);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

const errorFrame = (code: number, message: string) => ({ event: 'pusher:error', data: { code, message } });

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

/** The string fields of an object; ignores anything else. */
function readFields(data: unknown): Record<string, string | undefined> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'));
}
