import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Database } from '../database/database.ts';
import { placeOf } from '../limits/place.ts';
import { makeChannelData } from './channelData.ts';
import { Channels } from './channels.ts';
import { closeSocket, Connection, FRAMES_MS, PUSH_ERRORS } from './connection.ts';
import { joinProcesses, type JoinOptions, type ProcessLink } from './joinProcesses.ts';
import { PushAccess } from './pushAccess.ts';
import type { PushService } from './pushService.ts';
import { sign, subscriptionText } from './signature.ts';
import { SocketCounts } from './socketCounts.ts';

/** The built-in push server's application. The key is public; the secret signs. */
export interface PushApp {
  appId: string;
  key: string;
  secret: string;
}

/** A push server for the Pusher protocol, so that development and tests need no account. */
export interface LocalPush extends PushService {
  readonly app: PushApp;
  /** Sends an event whose data is already serialised. */
  publish(channel: string, event: string, data: string, except?: string): void;
  /** Subscribes to ended sessions in the database, and joins the other processes that share it. */
  connect(options: ConnectOptions): Promise<void>;
  /** Accepts WebSocket connections to `/app/{key}` of an HTTP server. */
  attach(server: Server, guard: SocketGuard): void;
  /** Open sockets of this process. */
  countSockets: () => number;
  /**
   * Makes the clients connect again, to another process, spread evenly over this time, so that they do not all read again at once. A client
   * that comes meanwhile is sent away to try again a second later.
   * @param signal ends the waiting; `close` ends the remaining sockets
   */
  drain(overMs: number, signal: AbortSignal): Promise<void>;
}

/** Decides which socket handshakes are accepted. */
export interface SocketGuard {
  isFromOtherSite(request: IncomingMessage): boolean;
  /** The visitor's network address, also behind a trusted proxy. */
  addressOf(request: IncomingMessage): string;
  /** Most open sockets of one place, see `placeOf`. */
  mostOfPlace(): number;
  /** Called for a refusal: 403 for another site, 429 for a place with too many sockets. */
  onRefusal(status: 403 | 429, address: string): void;
}

/** Whether it is the built-in push server, which has sockets in this process. */
export const isLocalPush = (push: PushService): push is LocalPush => 'attach' in push;

export interface ConnectOptions extends Pick<JoinOptions, 'notifications' | 'heartbeatMs'> {
  /** The database shared by several processes; undefined when a single process uses it. */
  shared: Database | undefined;
}

const MAX_FRAME_BYTES = 64 * 1024;
const CHECK_MS = 15_000;
const DRAIN_STEP_MS = 50;
// Named by the triggers of the migrations.
const SESSION_END = 'vstrecha_session_end';
const SESSION_RENEWAL = 'vstrecha_session_renewal';
const USER_ACCESS = 'vstrecha_user_access';
const PROTOCOLS = ['5', '6', '7'];

export function createLocalPush(app: PushApp): LocalPush {
  const channels = new Channels();
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const access = new PushAccess();
  const places = new SocketCounts();
  const users = new SocketCounts();
  let link: ProcessLink | undefined;
  let isDraining = false;
  const checking = setInterval(() => connections.forEach((connection) => connection.checkAlive()), CHECK_MS).unref();

  function accept(socket: WebSocket, key: string, protocol: string | null): Connection {
    const connection = new Connection(socket, channels, {
      ...app,
      users,
      isOver: (session, userId) => access.isOver(session, userId),
    });
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    if (key !== app.key) connection.end(PUSH_ERRORS.unknownKey, 'Application does not exist');
    else if (protocol !== null && !PROTOCOLS.includes(protocol))
      connection.end(PUSH_ERRORS.unsupportedProtocol, 'Unsupported protocol version');
    else if (isDraining) connection.end(PUSH_ERRORS.goingAway, 'The server is going away');
    return connection;
  }

  /** Stops counting a closed socket; one that flooded counts a window longer, so that its place cannot flood faster by reopening it. */
  function leave(place: string, { isFlooding }: Connection): void {
    if (isFlooding) setTimeout(() => places.leave(place), FRAMES_MS).unref();
    else places.leave(place);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, guard: SocketGuard): void {
    const url = URL.parse(request.url ?? '', 'ws://push');
    const [, key] = /^\/app\/([\w-]+)$/.exec(url?.pathname ?? '') ?? [];
    if (!url || !key) return refuse(socket, '404 Not Found');
    const address = guard.addressOf(request);
    if (guard.isFromOtherSite(request)) {
      guard.onRefusal(403, address);
      return refuse(socket, '403 Forbidden');
    }
    return sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const place = placeOf(address);
      if (places.enter(place, guard.mostOfPlace())) {
        const connection = accept(webSocket, key, url.searchParams.get('protocol'));
        webSocket.on('close', () => leave(place, connection));
      } else {
        guard.onRefusal(429, address);
        webSocket.on('error', () => undefined);
        // pusher-js would retry a refused handshake at once; it pauses only after this code.
        closeSocket(webSocket, PUSH_ERRORS.overCapacity, 'Too many connections from this address');
      }
    });
  }

  function publish(channel: string, event: string, data: string, except?: string): void {
    channels.publish(channel, event, data, except);
    link?.publish(channel, event, data, except);
  }

  function endAll(isMeant: (connection: Connection) => boolean, code: number, reason: string): void {
    for (const connection of connections) if (isMeant(connection)) connection.end(code, reason);
  }

  /** Spreads the reconnections over time, so that clients do not all read again at once. */
  function reconnectClients(): void {
    // A notification that reopens an account may have been missed too; reconnecting clients are checked when their channel is signed.
    access.forget();
    for (const [index, connection] of [...connections].entries()) {
      setTimeout(
        () => connection.end(PUSH_ERRORS.reconnect, 'Events may have been missed; connect again'),
        index,
      ).unref();
    }
  }

  return {
    app,
    key: app.key,
    publish,
    attach: (server, guard) =>
      void server.on('upgrade', (request, socket, head) => upgrade(request, socket, head, guard)),
    async prepare(tx, events) {
      const written = events.map(({ channel, event, data }) => ({ channel, event, data: JSON.stringify(data) }));
      await link?.publishWith(tx, written);
      return () => {
        for (const { channel, event, data } of written) channels.publish(channel, event, data);
      };
    },
    authorize(socketId, channel, session, memberId) {
      const channel_data = makeChannelData(memberId, session);
      const auth = `${app.key}:${sign(app.secret, subscriptionText(socketId, channel, channel_data))}`;
      return channel_data === undefined ? { auth } : { auth, channel_data };
    },
    async connect({ shared, ...options }) {
      const { notifications } = options;
      await notifications.listen(SESSION_END, (tokenHash) => {
        const session = access.endSession(tokenHash);
        endAll((one) => one.isOfSession(session), PUSH_ERRORS.unauthorized, 'The session has ended');
      });
      // The page reconnects at once, and signs with its new token.
      await notifications.listen(SESSION_RENEWAL, (tokenHash) => {
        const session = access.endSession(tokenHash);
        endAll(
          (one) => one.isOfSession(session),
          PUSH_ERRORS.reconnect,
          'The session has another token; connect again',
        );
      });
      await notifications.listen(USER_ACCESS, (change) => {
        const [userId = '', state] = change.split(' ');
        if (state === 'open') return access.letIn(userId);
        access.shutOut(userId);
        return endAll((one) => one.isOfUser(userId), PUSH_ERRORS.unauthorized, 'The account is closed');
      });
      if (shared) link = await joinProcesses({ ...options, db: shared, channels, reconnectClients });
    },
    countSockets: () => connections.size,
    async drain(overMs, signal) {
      isDraining = true;
      const leaving = [...connections];
      const { length } = leaving;
      const steps = Math.max(1, Math.floor(overMs / DRAIN_STEP_MS));
      for (let left = steps - 1; left >= 0 && !signal.aborted; left -= 1) {
        for (const connection of leaving.splice(0, leaving.length - Math.floor((length * left) / steps)))
          connection.end(PUSH_ERRORS.reconnect, 'The server is going away; connect again');
        await wait(overMs / steps, undefined, { signal }).catch(() => undefined);
      }
    },
    async close() {
      clearInterval(checking);
      for (const connection of connections) connection.end(PUSH_ERRORS.goingAway, 'The server is going away');
      await new Promise((resolve) => setTimeout(resolve, connections.size > 0 ? 100 : 0));
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      channels.close();
      await link?.close();
    },
  };
}

const refuse = (socket: Duplex, status: string) =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
