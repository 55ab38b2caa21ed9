import type { createStore } from 'jotai';
import Pusher, { type Channel, type Members, type Options, type PresenceChannel } from 'pusher-js';
import { emitRealtime } from '../realtime';
import { onlineUserIdsAtom, realtimeStatusAtom } from '../realtime/realtimeState';
import { createAliveCheck } from './createAliveCheck';
import { createFrameGate } from './frameGate';
import { keepSubscribed } from './keepSubscribed';
import { eventParsers } from './parseEvent';
import { readWithoutPush } from './readWithoutPush';
import { createRejoin } from './rejoin';
import { watchWaking } from './watchWaking';

/** Push service: hosted Pusher by `cluster`, a compatible server by `host`, or one on this origin below `path`. */
export interface PusherConfig {
  /** Public key of the application. */
  key: string;
  /** Cluster of hosted Pusher. */
  cluster?: string;
  /** Path of a Pusher-compatible server, on this origin or on `host`. */
  path?: string;
  /** Name of a Pusher-compatible server. The policy's `connect-src` must have it. */
  host?: string;
  /** Its port with TLS; 443 when omitted. */
  wssPort?: number;
  /** Its port without TLS; 80 when omitted. */
  wsPort?: number;
  /** `false` connects to `host` without TLS. */
  forceTLS?: boolean;
}

/** Endpoint that authorises subscriptions (specification, section 7, Realtime). */
const AUTH_ENDPOINT = '/api/pusher/auth';
/** The user's private channel, named in the contract (`x-channel` in openapi.yaml). */
const userChannel = (userId: number) => `private-user-${userId}`;
/** Milliseconds of silence until a ping, and the time to answer it. */
const SILENCE_MS = 20_000;
const PONG_MS = 8_000;
/** Changes for all users, on servers with the feature `site`. */
const ALL_CHANNEL = 'private-all';
/** Subscribers of this channel are online. */
const PRESENCE_CHANNEL = 'presence-users';

/**
 * Opens the only connection to the push service: the user's private channel and the presence channel. The shell owns it
 * and loads this module with pusher-js after the page has rendered.
 * @param hasSite the server announces changes for all users
 * @param onRefused the service has ended the connection (4009) within a session: the user may be blocked
 * @returns closes the connection and clears the online users
 */
export function connectRealtime(
  userId: number,
  pusherConfig: PusherConfig,
  store: ReturnType<typeof createStore>,
  { hasSite = false, onRefused = () => {} }: { hasSite?: boolean; onRefused?: () => void } = {},
): () => void {
  const pusher = new Pusher(pusherConfig.key, optionsOf(pusherConfig));

  const rejoin = createRejoin(() => {
    onRefused();
    pusher.connect();
  });
  let wasOnline = false;
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'disconnected') rejoin.refused();
    // Pushes arrive only when the channel is joined.
    if (current === 'connected') return;
    store.set(realtimeStatusAtom, current === 'connecting' && !wasOnline ? 'connecting' : 'offline');
  });

  const own = pusher.subscribe(userChannel(userId));
  own.bind('pusher:subscription_succeeded', () => {
    store.set(realtimeStatusAtom, 'online');
    wasOnline = true;
    rejoin.joined();
  });
  own.bind('pusher:subscription_error', () => store.set(realtimeStatusAtom, 'offline'));
  bindUserChannel(own);
  if (hasSite) bindEvent(pusher.subscribe(ALL_CHANNEL), 'site', createFrameGate());
  // Channels of this name are presence channels; the types of pusher-js cannot express that.
  bindPresence(pusher.subscribe(PRESENCE_CHANNEL) as PresenceChannel, store);
  const stopTrying = pusher.allChannels().map((channel) => keepSubscribed(pusher, channel));

  const stopReading = readWithoutPush(store);
  const alive = createAliveCheck(pusher);
  const stopWatching = watchWaking((hasSlept) => {
    // Refresh at once instead of waiting for the connection; joining the channel emits another gap.
    if (hasSlept) emitRealtime('gap', {});
    alive.check();
  });

  return () => {
    rejoin.stop();
    stopTrying.forEach((stop) => stop());
    stopWatching();
    stopReading();
    alive.stop();
    pusher.disconnect();
    store.set(onlineUserIdsAtom, new Set());
    store.set(realtimeStatusAtom, 'connecting');
  };
}

function optionsOf(config: PusherConfig): Options {
  const common = {
    // Only its absence is an error; `wsHost` replaces what the library would make of it.
    cluster: config.cluster ?? '',
    channelAuthorization: { endpoint: AUTH_ENDPOINT, transport: 'ajax' as const },
    activityTimeout: SILENCE_MS,
    pongTimeout: PONG_MS,
  };
  const server = serverOf(config);
  if (!server) return common;
  return {
    ...common,
    ...server,
    // `forceTLS` decides about TLS. With `wss` added, an HTTP connection that takes two seconds would also be tried
    // over TLS, where no server listens.
    enabledTransports: ['ws'],
    enableStats: false,
  };
}

/** Address of a compatible server; undefined for hosted Pusher. */
function serverOf({ host, path, wsPort = 80, wssPort = 443, forceTLS = true }: PusherConfig) {
  if (host !== undefined)
    return { wsHost: host, wsPort, wssPort, forceTLS, ...(path !== undefined && { wsPath: path }) };
  if (path === undefined) return undefined;
  const isSecure = location.protocol === 'https:';
  const port = Number(location.port || (isSecure ? 443 : 80));
  return { wsHost: location.hostname, wsPort: port, wssPort: port, wsPath: path, forceTLS: isSecure };
}

function bindUserChannel(channel: Channel): void {
  // On the first join too: events between fetching a list and joining were not delivered. Bound to the channel, not to
  // the connection: events before the join would be missed otherwise.
  let wasJoined = false;
  channel.bind('pusher:subscription_succeeded', () => {
    emitRealtime('gap', wasJoined ? {} : { isFirstJoin: true });
    wasJoined = true;
  });
  const gate = createFrameGate();
  for (const name of Object.keys(eventParsers) as (keyof typeof eventParsers)[])
    if (name !== 'site') bindEvent(channel, name, gate);
}

function bindEvent<Name extends keyof typeof eventParsers>(
  channel: Channel,
  name: Name,
  gate: ReturnType<typeof createFrameGate>,
): void {
  channel.bind(name, (payload: unknown) => {
    const event = eventParsers[name](payload);
    gate(() => {
      if (event) emitRealtime(name, event);
      else emitRealtime('gap', {});
    });
  });
}

function bindPresence(channel: PresenceChannel, store: ReturnType<typeof createStore>): void {
  const change = (edit: (ids: Set<number>) => void) =>
    store.set(onlineUserIdsAtom, (ids) => {
      const next = new Set(ids);
      edit(next);
      return next;
    });
  channel.bind('pusher:subscription_succeeded', (members: Members) => {
    const ids = new Set<number>();
    members.each((member: { id: string }) => ids.add(Number(member.id)));
    store.set(onlineUserIdsAtom, ids);
  });
  channel.bind('pusher:member_added', (member: { id: string }) => change((ids) => ids.add(Number(member.id))));
  channel.bind('pusher:member_removed', (member: { id: string }) => change((ids) => ids.delete(Number(member.id))));
}
