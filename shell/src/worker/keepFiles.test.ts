import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeCaches } from '../testing/fakeCaches';
import { keepFiles, keptSession } from './keepFiles';
import type { KeepMessage } from './messages';

const NEW = 'https://meetings.example/builds/2/';
const OLD = 'https://meetings.example/builds/1/';
const PAGE = '<script src="/assets/main.js"></script>';

let fake: ReturnType<typeof fakeCaches>;
let served: Record<string, string>;

const file = (address: string, content: string) => ({
  address,
  integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
});
const message = (part: Partial<KeepMessage> = {}): KeepMessage => ({
  kind: 'keep',
  shell: 'a',
  files: [file(`${OLD}Page.js`, 'old')],
  allowed: [OLD, NEW],
  ...part,
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] });
  fake = fakeCaches();
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fake.storage });
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  served = {
    [`${OLD}Page.js`]: 'old',
    [`${NEW}Page.js`]: 'new',
    '/config.json': '{}',
    '/offline.json': JSON.stringify({
      build: 'a',
      session: '/pages/session.html',
      files: [file('/assets/main.js', 'main')],
    }),
    '/assets/main.js': 'main',
    '/pages/session.html': PAGE,
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const content = typeof address === 'string' ? served[address] : undefined;
    return new Response(content ?? 'missing', { status: content === undefined ? 404 : 200 });
  });
});

test('keeps the listed files and the shell’s page [DAY-06]', async () => {
  await keepFiles(message());
  expect(fake.addresses('remotes')).toEqual([`${OLD}Page.js`]);
  expect(fake.addresses('shell-a')).toEqual(['/assets/main.js', '/pages/session.html', '/complete']);
  expect(await (await keptSession())?.text()).toBe(PAGE);
});

test('keeps the former build until its successor is complete [DAY-06]', async () => {
  await keepFiles(message());
  served[`${NEW}Page.js`] = 'half';
  await keepFiles(message({ files: [file(`${NEW}Page.js`, 'new')] }));
  expect(fake.addresses('remotes')).toEqual([`${OLD}Page.js`]);
  served[`${NEW}Page.js`] = 'new';
  await keepFiles(message({ files: [file(`${NEW}Page.js`, 'new')] }));
  expect(fake.addresses('remotes')).toEqual([`${NEW}Page.js`]);
});

test('drops a rolled-back build although its successor is missing [DAY-06]', async () => {
  await keepFiles(message());
  Reflect.deleteProperty(served, `${NEW}Page.js`);
  await keepFiles(message({ files: [file(`${NEW}Page.js`, 'new')], allowed: [NEW] }));
  expect(fake.addresses('remotes')).toEqual([]);
});

test('keeps an old tab’s shell beside the deployed one [DAY-06]', async () => {
  await keepFiles(message());
  await deploy('b');
  // The old tab still reads registries.
  await keepFiles(message());
  expect(await fake.storage.keys()).toEqual(['remotes', 'shell-a', 'base']);
  await keepFiles(message({ shell: 'b' }));
  expect(fake.addresses('shell-a')).toContain('/assets/main.js');
  expect(await (await keptSession())?.text()).toContain('/assets/b.js');
  await deploy('c');
  await keepFiles(message({ shell: 'c' }));
  expect(await fake.storage.keys()).toEqual(['remotes', 'base', 'shell-b', 'shell-c']);
});

/** The server has another shell, and the files of the former no more. */
async function deploy(build: string): Promise<void> {
  // The newest shell is found by its date, which counts seconds.
  jest.setSystemTime(Date.now() + 1_000);
  Reflect.deleteProperty(served, '/assets/main.js');
  const script = `/assets/${build}.js`;
  served[script] = build;
  served['/pages/session.html'] = `<script src="${script}"></script>`;
  served['/offline.json'] = JSON.stringify({ build, session: '/pages/session.html', files: [file(script, build)] });
}

test.each([
  ['a changed script', '/assets/main.js', 'other'],
  ['a page in place of a script', '/assets/main.js', '<!doctype html>'],
  ['another page', '/pages/session.html', '<script src="/assets/other.js"></script>'],
  ['a newer build on the server', '/offline.json', JSON.stringify({ build: 'b', session: '', files: [] })],
])('uses no shell with %s [DAY-06]', async (_, address, content) => {
  served[address] = content;
  await keepFiles(message());
  expect(await keptSession()).toBeUndefined();
});
