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

test.each([
  ['a changed script', '/assets/main.js', 'other'],
  ['another page', '/pages/session.html', '<script src="/assets/other.js"></script>'],
  ['a newer build on the server', '/offline.json', JSON.stringify({ build: 'b', session: '', files: [] })],
])('uses no shell with %s [DAY-06]', async (_, address, content) => {
  served[address] = content;
  await keepFiles(message());
  expect(await keptSession()).toBeUndefined();
});
