import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { Channels } from './channels.ts';
import { Connection, PUSH_ERRORS } from './connection.ts';
import type { PushService } from './pushService.ts';
import { sign, subscriptionText } from './signature.ts';

/** The built-in push server's application. The key is public, the secret signs. */
export interface PushApp {
  appId: string;
  key: string;
  secret: string;
}

/** A push server that speaks the Pusher protocol, so that development and tests need no account. */
export interface LocalPush extends PushService {
  readonly app: PushApp;
  readonly channels: Channels;
  /** Accepts WebSocket connections to `/app/{key}` of an HTTP server. */
  attach(server: Server): void;
}

const MAX_FRAME_BYTES = 64 * 1024;
const CHECK_MS = 15_000;
const PROTOCOLS = ['5', '6', '7'];

export function createLocalPush(app: PushApp): LocalPush {
  const channels = new Channels();
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const checking = setInterval(() => connections.forEach((connection) => connection.checkAlive()), CHECK_MS).unref();

  function accept(socket: WebSocket, key: string, protocol: string | null): void {
    const connection = new Connection(socket, channels, app);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    if (key !== app.key) connection.end(PUSH_ERRORS.unknownKey, 'Application does not exist');
    else if (protocol !== null && !PROTOCOLS.includes(protocol)) connection.end(PUSH_ERRORS.unsupportedProtocol, 'Unsupported protocol version');
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = URL.parse(request.url ?? '', 'ws://push');
    const [, key] = /^\/app\/([\w-]+)$/.exec(address?.pathname ?? '') ?? [];
    if (!address || !key) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else sockets.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, key, address.searchParams.get('protocol')));
  }

  return {
    app,
    key: app.key,
    channels,
    attach: (server) => void server.on('upgrade', upgrade),
    trigger: (channel, event, data) => channels.publish(channel, event, JSON.stringify(data)),
    authorize(socketId, channel, memberId) {
      const channel_data = memberId === undefined ? undefined : JSON.stringify({ user_id: String(memberId) });
      const auth = `${app.key}:${sign(app.secret, subscriptionText(socketId, channel, channel_data))}`;
      return channel_data === undefined ? { auth } : { auth, channel_data };
    },
    async close() {
      clearInterval(checking);
      for (const connection of connections) connection.end(PUSH_ERRORS.goingAway, 'The server is going away');
      await new Promise((resolve) => setTimeout(resolve, connections.size > 0 ? 100 : 0));
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
