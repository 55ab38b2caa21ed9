import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { createApi } from './apiProcesses.ts';
import type { Child, ChildScript } from './childProcesses.ts';

let events: string[] = [];
const names = new Map<Child, string>();
const children = {
  start: ({ env }: ChildScript) => {
    const child = {};
    names.set(child, String(env?.PORT));
    events.push(`start ${env?.PORT} ${env?.SETTING ?? ''}`.trim());
    return child;
  },
  end: async (child: Child, signal?: string) => void events.push(`${signal} ${names.get(child)}`),
};
const api = createApi(children, [1, 2], { SETTING: undefined });

beforeEach(async () => {
  mock.method(globalThis, 'fetch', (address: string) => {
    if (!address.endsWith('/readyz')) throw new Error(address);
    return Promise.resolve(new Response());
  });
  await api.stop();
  events = [];
});

test('starts each process once, with settings of that start', async () => {
  await api.start({ SETTING: 'on' });
  await api.start();
  await api.kill();
  await api.start();
  assert.deepEqual(events, ['start 1 on', 'start 2 on', 'SIGKILL 1', 'SIGKILL 2', 'start 1', 'start 2']);
});

test('restarts one process after the other', async () => {
  await api.start();
  events = [];
  await api.roll();
  assert.deepEqual(events, ['SIGTERM 1', 'start 1', 'SIGTERM 2', 'start 2']);
});
