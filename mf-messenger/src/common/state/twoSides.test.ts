import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { createModelClient, type Network } from '#testing/modelClient';
import { createModelServer, SIDES, type ModelServer, type Side } from '#testing/modelServer';

beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
beforeEach(
  () =>
    void jest.useFakeTimers({
      doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance'],
    }),
);
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

type Step =
  | { kind: 'send'; side: Side }
  | { kind: 'network'; side: Side; network: Network }
  /**
   * Delivers the push at a place in the queue, possibly out of order; with `isRepeated` it is delivered again later.
   */
  | { kind: 'push'; side: Side; place: number; isRepeated: boolean }
  /** Loses the connection with all pending pushes, then restores it. */
  | { kind: 'gap'; side: Side }
  | { kind: 'edit' | 'delete'; place: number }
  | { kind: 'scroll' | 'reload'; side: Side }
  | { kind: 'wait'; ms: number };

const side = fc.constantFrom(...SIDES);
const place = fc.nat(50);
const common: fc.Arbitrary<Step>[] = [
  fc.record({ kind: fc.constant('send' as const), side }),
  fc.record({ kind: fc.constant('send' as const), side }),
  fc.record({
    kind: fc.constant('network' as const),
    side,
    network: fc.constantFrom<Network>('up', 'cut', 'lost', 'down'),
  }),
  fc.record({ kind: fc.constant('push' as const), side, place, isRepeated: fc.boolean() }),
  fc.record({ kind: fc.constant('gap' as const), side }),
  fc.record({ kind: fc.constantFrom('scroll' as const, 'reload' as const), side }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(10, 100, 3_000, 30_000) }),
];
const changes: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom('edit' as const, 'delete' as const), place });

const clients = { 1: createModelClient(1), 2: createModelClient(2) };

/** Advances both the database, which runs in real time, and the fake clock. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await jest.advanceTimersByTimeAsync(ms / 4);
    for (let tick = 0; tick < 6; tick++) await new Promise((resolve) => setImmediate(resolve));
  }
}

function deliver(server: ModelServer, to: Side, at: number, isRepeated: boolean): void {
  const queue = server.pushes[to];
  const chosen = queue[at % Math.max(queue.length, 1)];
  if (!chosen) return;
  if (!isRepeated) queue.splice(queue.indexOf(chosen), 1);
  clients[to].hear(chosen);
}

async function take(step: Step, server: ModelServer, written: Record<Side, string[]>): Promise<void> {
  switch (step.kind) {
    case 'send': {
      const text = `${step.side}: ${written[step.side].length}`;
      written[step.side].push(text);
      return clients[step.side].send(text);
    }
    case 'network':
      return clients[step.side].setNetwork(step.network);
    case 'push':
      return deliver(server, step.side, step.place, step.isRepeated);
    case 'gap':
      server.pushes[step.side] = [];
      return clients[step.side].catchUp();
    case 'edit':
    case 'delete': {
      const message = server.all()[step.place % Math.max(server.all().length, 1)];
      if (message && step.kind === 'edit') server.edit(message.id, `${message.text}!`);
      if (message && step.kind === 'delete') server.remove(message.id);
      return undefined;
    }
    case 'scroll':
      return void clients[step.side].readOn().catch(() => {});
    case 'reload':
      // Messages of the last milliseconds are not stored yet.
      for (let turn = 0; turn < 10; turn++) await pass(1);
      return clients[step.side].reload();
    case 'wait':
      return pass(step.ms);
  }
}

/** Restores the network for good and delivers everything pending. */
async function calmDown(server: ModelServer): Promise<void> {
  for (const one of SIDES) {
    clients[one].setNetwork('up');
    while (server.pushes[one].length > 0) deliver(server, one, 0, false);
  }
  await pass(200);
  SIDES.forEach((one) => clients[one].catchUp());
  for (let round = 0; round < 40; round++) {
    await pass(round < 20 ? 200 : 60_000);
    for (const one of SIDES) while (server.pushes[one].length > 0) deliver(server, one, 0, false);
    const reading = Promise.all(SIDES.map((one) => clients[one].readOn()));
    await pass(100);
    await reading;
    const whole = server.all().map(({ id, text }) => `${id} ${text}`);
    if (
      SIDES.every((one) => clients[one].waiting().length === 0 && String(clients[one].conversation()) === String(whole))
    )
      return;
  }
}

async function converse(steps: readonly Step[], server: ModelServer): Promise<void> {
  const written: Record<Side, string[]> = { 1: [], 2: [] };
  localStorage.clear();
  SIDES.forEach((one) => clients[one].join(server));
  await pass(50);
  try {
    for (const step of steps) await take(step, server, written);
    await calmDown(server);
    const whole = server.all().map(({ id, text }) => `${id} ${text}`);
    // Each message was received once and in the order of writing, even if it was changed or deleted since.
    expect(server.received).toEqual(written);
    for (const one of SIDES) {
      expect(clients[one].waiting()).toEqual([]);
      expect(clients[one].conversation()).toEqual(whole);
    }
  } finally {
    SIDES.forEach((one) => clients[one].leave());
  }
}

// A fixed seed makes the conversations reproducible.
const bounds = { seed: 20261122, numRuns: 25 };

test('converges to equal messages under faults and edits [CHAT-09]', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...common, changes), { minLength: 5, maxLength: 30 }), (steps) =>
      converse(steps, createModelServer({})),
    ),
    bounds,
  ));

test('converges without revisions of messages [CHAT-09]', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...common, changes), { minLength: 5, maxLength: 30 }), (steps) =>
      converse(steps, createModelServer({ countsRevisions: false })),
    ),
    { ...bounds, numRuns: 10 },
  ));

test('delivers each message once without client_id support', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...common), { minLength: 5, maxLength: 30 }), (steps) =>
      converse(steps, createModelServer({ knowsClientId: false })),
    ),
    { ...bounds, numRuns: 10 },
  ));
