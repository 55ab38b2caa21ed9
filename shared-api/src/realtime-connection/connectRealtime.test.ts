import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createStore } from 'jotai';
import { onRealtime } from '../realtime';
import { onlineUserIdsAtom, realtimeStatusAtom } from '../realtime/realtimeState';
import { fixtures, useFakeApi } from '../testing';
import type { connectRealtime } from './connectRealtime';

/** The part of pusher-js that the client uses; `emit` simulates the network. */
class Emitter {
  private readonly handlers = new Map<string, ((payload: unknown) => void)[]>();
  bind(name: string, handler: (payload: unknown) => void) {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
  }
  emit(name: string, payload?: unknown) {
    for (const handler of this.handlers.get(name) ?? []) handler(payload);
  }
}

class FakeChannel extends Emitter {
  constructor(readonly name: string) {
    super();
  }
}

class FakeConnection extends Emitter {
  state = 'initialized';
  readonly sent: string[] = [];
  send_event(name: string) {
    this.sent.push(name);
  }
}

class FakePusher {
  static last: FakePusher;
  readonly connection = new FakeConnection();
  readonly channels = new Map<string, FakeChannel>();
  readonly subscribed: string[] = [];
  isDisconnected = false;
  connects = 0;
  constructor(
    readonly key: string,
    readonly options: object,
  ) {
    FakePusher.last = this;
  }
  subscribe(name: string) {
    const channel = this.channels.get(name) ?? new FakeChannel(name);
    this.channels.set(name, channel);
    this.subscribed.push(name);
    return channel;
  }
  allChannels() {
    return [...this.channels.values()];
  }
  disconnect() {
    this.isDisconnected = true;
    this.become('disconnected');
  }
  connect() {
    this.connects += 1;
    this.isDisconnected = false;
    this.become('connecting');
  }
  become(current: string) {
    this.connection.state = current;
    this.connection.emit('state_change', { current });
  }
  channel(name: string) {
    const channel = this.channels.get(name);
    if (!channel) throw new Error(`${name} was not subscribed to`);
    return channel;
  }
}

jest.mock('pusher-js', () => ({ __esModule: true, default: FakePusher }));

/** Bursts of events are delivered with the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const api = useFakeApi();

let heard: [name: string, event: unknown][];
let stopListening: (() => void)[];
let store: ReturnType<typeof createStore>;
const onRefused = jest.fn();

beforeEach(() => {
  heard = [];
  store = createStore();
  stopListening = (['message', 'message-updated', 'message-deleted', 'invitation', 'site', 'gap'] as const).map(
    (name) => onRealtime([name], (event) => heard.push([name, event])),
  );
});
afterEach(() => stopListening.forEach((stop) => stop()));

async function connect(config: Parameters<typeof connectRealtime>[1] = { key: 'key', cluster: 'eu' }, hasSite = false) {
  // Imported only after `jest.mock`.
  const module = await import('./connectRealtime');
  const close = module.connectRealtime(17, config, store, { hasSite, onRefused });
  const pusher = FakePusher.last;
  return { close, pusher, own: pusher.channel('private-user-17'), presence: pusher.channel('presence-users') };
}

const online = () => [...store.get(onlineUserIdsAtom)];
const members = (...ids: string[]) => ({
  each: (visit: (member: { id: string }) => void) => ids.forEach((id) => visit({ id })),
});

test('connects to hosted Pusher by key and cluster', async () => {
  const { pusher } = await connect();
  expect(pusher.key).toBe('key');
  expect(pusher.options).toEqual({
    cluster: 'eu',
    channelAuthorization: { endpoint: '/api/pusher/auth', transport: 'ajax' },
    activityTimeout: 20_000,
    pongTimeout: 8_000,
  });
  expect([...pusher.channels.keys()]).toEqual(['private-user-17', 'presence-users']);
});

test('delivers changes for all users from their own channel [ORG-07]', async () => {
  const { pusher, own } = await connect(undefined, true);
  pusher.channel('private-all').emit('site', { what: 'settings' });
  pusher.channel('private-all').emit('site', { what: 'weather' });
  own.emit('site', { what: 'event' });
  await nextFrame();
  expect(heard).toEqual([
    ['site', { what: 'settings' }],
    ['gap', {}],
  ]);
});

test('connects to a compatible server on this origin', async () => {
  const { pusher } = await connect({ key: 'key', cluster: 'eu', path: '/push' });
  expect(pusher.options).toMatchObject({
    cluster: 'eu',
    wsHost: 'localhost',
    wsPort: 80,
    wssPort: 80,
    wsPath: '/push',
    forceTLS: false,
    enabledTransports: ['ws'],
  });
});

test('connects to a compatible server by its host', async () => {
  const tls = await connect({ key: 'key', host: 'push.example' });
  expect(tls.pusher.options).toMatchObject({ wsHost: 'push.example', wssPort: 443, forceTLS: true });
  const plain = await connect({ key: 'key', host: 'push.example', wsPort: 6001, forceTLS: false, path: '/push' });
  expect(plain.pusher.options).toMatchObject({ wsPort: 6001, wsPath: '/push', forceTLS: false });
});

test('delivers messages with or without their chat', async () => {
  const { own } = await connect();
  const message = fixtures.message();
  own.emit('message', { message, chat: fixtures.chat() });
  own.emit('message', message);
  await nextFrame();
  expect(heard).toEqual([
    ['message', { message, chat: fixtures.chat() }],
    ['message', { message }],
  ]);
});

test('emits a gap for an unreadable message', async () => {
  const { own } = await connect();
  own.emit('message', { message: null, chat: fixtures.chat() });
  own.emit('message', 'garbage');
  await nextFrame();
  expect(heard.map(([name]) => name)).toEqual(['gap', 'gap']);
});

test('delivers changed and deleted messages', async () => {
  const { own } = await connect();
  const message = fixtures.message({ text: 'Иначе' });
  own.emit('message-updated', { message, chat: fixtures.chat() });
  own.emit('message-deleted', { id: message.id, chat_id: message.chat_id, chat: fixtures.chat() });
  await nextFrame();
  expect(heard).toEqual([
    ['message-updated', { message, chat: fixtures.chat() }],
    ['message-deleted', { id: message.id, chat_id: message.chat_id, chat: fixtures.chat() }],
  ]);
});

test('delivers invitations', async () => {
  const { own } = await connect();
  own.emit('invitation', { anything: 1 });
  expect(heard).toEqual([['invitation', {}]]);
});

test('tracks online users as members join and leave', async () => {
  const { presence } = await connect();
  presence.emit('pusher:subscription_succeeded', members('1', '2'));
  expect(online()).toEqual([1, 2]);
  presence.emit('pusher:member_added', { id: '3' });
  expect(online()).toEqual([1, 2, 3]);
  const before = store.get(onlineUserIdsAtom);
  presence.emit('pusher:member_removed', { id: '1' });
  expect(online()).toEqual([2, 3]);
  // Readers of the atom notice a change only by a new set.
  expect(store.get(onlineUserIdsAtom)).not.toBe(before);
  presence.emit('pusher:subscription_succeeded', members('9'));
  expect(online()).toEqual([9]);
});

test('emits a gap at the first join and each reconnect', async () => {
  const { pusher, own } = await connect();
  pusher.become('connected');
  expect(heard).toEqual([]);
  own.emit('pusher:subscription_succeeded');
  expect(heard).toEqual([['gap', { isFirstJoin: true }]]);
  pusher.become('unavailable');
  pusher.become('connected');
  expect(heard).toHaveLength(1);
  own.emit('pusher:subscription_succeeded');
  expect(heard).toEqual([
    ['gap', { isFirstJoin: true }],
    ['gap', {}],
  ]);
});

test('reports whether the push service is reachable', async () => {
  const { pusher, own, close } = await connect();
  const status = () => store.get(realtimeStatusAtom);
  pusher.become('connecting');
  pusher.become('connected');
  expect(status()).toBe('connecting');
  own.emit('pusher:subscription_succeeded');
  expect(status()).toBe('online');
  pusher.become('connecting');
  pusher.become('connected');
  expect(status()).toBe('offline');
  own.emit('pusher:subscription_succeeded');
  expect(status()).toBe('online');
  close();
  expect(status()).toBe('connecting');
});

test('is offline when the service was never reached', async () => {
  const { pusher } = await connect();
  pusher.become('unavailable');
  expect(store.get(realtimeStatusAtom)).toBe('offline');
});

describe('when joining a channel fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  const tries = (pusher: FakePusher, name: string) => pusher.subscribed.filter((one) => one === name).length - 1;

  test('is offline and tries again, ever more rarely', async () => {
    const { pusher, own, close } = await connect();
    pusher.become('connected');
    for (const [seconds, count] of [
      [1, 1],
      [2, 2],
      [5, 3],
    ] as const) {
      own.emit('pusher:subscription_error', { type: 'AuthError', status: 503 });
      expect(store.get(realtimeStatusAtom)).toBe('offline');
      jest.advanceTimersByTime(seconds * 1000 - 1);
      expect(tries(pusher, own.name)).toBe(count - 1);
      jest.advanceTimersByTime(1);
      expect(tries(pusher, own.name)).toBe(count);
    }
    own.emit('pusher:subscription_succeeded');
    expect(store.get(realtimeStatusAtom)).toBe('online');
    // A network that fails has no status.
    own.emit('pusher:subscription_error', { type: 'AuthError' });
    jest.advanceTimersByTime(1000);
    expect(tries(pusher, own.name)).toBe(4);
    close();
  });

  test('tries the channel of online users by itself', async () => {
    const { pusher, own, presence, close } = await connect();
    own.emit('pusher:subscription_succeeded');
    presence.emit('pusher:subscription_error', { type: 'AuthError', status: 503 });
    jest.advanceTimersByTime(1000);
    expect([tries(pusher, own.name), tries(pusher, presence.name)]).toEqual([0, 1]);
    expect(store.get(realtimeStatusAtom)).toBe('online');
    close();
  });

  test.each([401, 403])('does not repeat what the server refused with %i', async (status) => {
    const { pusher, own } = await connect();
    own.emit('pusher:subscription_error', { type: 'AuthError', status });
    jest.advanceTimersByTime(120_000);
    expect(tries(pusher, own.name)).toBe(0);
  });

  test('stops trying when closed', async () => {
    const { pusher, own, close } = await connect();
    own.emit('pusher:subscription_error', { type: 'AuthError', status: 503 });
    close();
    jest.advanceTimersByTime(120_000);
    expect(tries(pusher, own.name)).toBe(0);
  });
});

test('reconnects only within a session and reports it [ORG-11]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'setImmediate', 'nextTick'] });
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const { pusher, own, close } = await connect();
  api.answer('get', '/api/auth/check', { ok: false });
  pusher.become('disconnected');
  await wait(1300);
  expect(pusher.connects).toBe(0);
  expect(onRefused).not.toHaveBeenCalled();
  api.answer('get', '/api/auth/check', { ok: true });
  await wait(5000);
  expect(pusher.connects).toBe(1);
  expect(onRefused).toHaveBeenCalledTimes(1);

  own.emit('pusher:subscription_succeeded');
  api.answer('get', '/api/auth/check', { ok: false });
  pusher.become('disconnected');
  await wait(120_000);
  expect(pusher.connects).toBe(1);

  api.answer('get', '/api/auth/check', { ok: true });
  own.emit('pusher:subscription_succeeded');
  pusher.become('disconnected');
  close();
  await wait(120_000);
  expect(pusher.connects).toBe(1);
});

describe('after sleep or another network', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    close?.();
    jest.useRealTimers();
  });
  let close: (() => void) | undefined;
  const open = async () => {
    const connected = await connect();
    close = connected.close;
    connected.pusher.become('connected');
    connected.own.emit('pusher:subscription_succeeded');
    heard = [];
    return connected;
  };
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  const status = () => store.get(realtimeStatusAtom);

  test('reconnects within three seconds without a pong', async () => {
    const { pusher, own } = await open();
    look();
    look();
    expect(pusher.connection.sent).toEqual(['pusher:ping']);
    jest.advanceTimersByTime(2_900);
    expect(status()).toBe('online');
    jest.advanceTimersByTime(200);
    expect(status()).toBe('offline');
    expect(pusher.isDisconnected).toBe(false);
    pusher.become('connected');
    own.emit('pusher:subscription_succeeded');
    expect(status()).toBe('online');
  });

  test('keeps a connection that answers', async () => {
    const { pusher } = await open();
    window.dispatchEvent(new Event('online'));
    pusher.connection.emit('message', { event: 'pusher:pong' });
    jest.advanceTimersByTime(10_000);
    expect(status()).toBe('online');
    expect(heard).toEqual([]);
  });

  test('retries a lost connection at once', async () => {
    const { pusher } = await open();
    pusher.become('unavailable');
    look();
    expect(pusher.connection.state).toBe('connecting');
  });

  test('emits a gap at once when the clock has jumped', async () => {
    const { pusher } = await open();
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
    // Timers stop while a machine sleeps.
    jest.setSystemTime(Date.now() + 3_600_000);
    jest.advanceTimersByTime(5_000);
    expect(heard).toEqual([['gap', {}]]);
    expect(pusher.connection.sent).toEqual(['pusher:ping']);
  });

  test('emits no gap in a hidden tab', async () => {
    await open();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    jest.setSystemTime(Date.now() + 60_000);
    jest.advanceTimersByTime(5_000);
    expect(heard).toEqual([]);
  });

  test('stays closed when closed on purpose', async () => {
    const { pusher } = await open();
    look();
    close?.();
    jest.advanceTimersByTime(10_000);
    look();
    expect(pusher.isDisconnected).toBe(true);
  });
});

test('disconnects and clears the online users on close', async () => {
  const { pusher, presence, close } = await connect();
  presence.emit('pusher:subscription_succeeded', members('1'));
  close();
  expect(pusher.isDisconnected).toBe(true);
  expect(online()).toEqual([]);
});
