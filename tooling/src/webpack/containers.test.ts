import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { launchArgs } from '../browser/findChromium.ts';
import { buildTestRemote } from './testRemote.ts';
import { buildTestRuntime } from './testRuntime.ts';

// Remotes in hosts that this repository does not build (docs/adr/0012-webpack-containers.md,
// 0015-integrity-of-every-file.md).

/** Faults of the remotes' server for a request. */
type Trouble = 'missing' | 'other content' | 'hangs';

/** Two builds by the official plugin. */
const OFFICIAL = '33333';
const NEXT_OFFICIAL = '44444';

const root = mkdtempSync(path.join(tmpdir(), 'containers-'));
let browser: Browser;
let server: Server;
let origin = '';
let page: Page;
const folders = new Map<string, string>();
/** By pattern of the file name with its query. */
let troubles: [RegExp, Trouble][] = [];
let asked: string[] = [];

before(async () => {
  for (const text of ['11111', '22222', OFFICIAL, NEXT_OFFICIAL])
    folders.set(text, await buildTestRemote(path.join(root, text), text, text >= OFFICIAL));
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://remote');
    const text = pathname.split('/')[1] ?? '';
    const file = path.basename(pathname);
    const folder = folders.get(text);
    if (!folder) return void response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
    asked.push(file + search);
    const trouble = troubles.find(([names]) => names.test(file + search))?.[1];
    if (trouble === 'hangs') return undefined;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (trouble === 'missing') return void response.writeHead(404).end();
    response.setHeader('Content-Type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
    const content = readFileSync(path.join(folder, pathname.slice(text.length + 2)), 'utf8');
    return void response.end(trouble === 'other content' ? `${content} ` : content);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...launchArgs] });
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  asked = [];
  troubles = [];
  page = await browser.newPage();
  await page.goto(origin.replace('localhost', '127.0.0.1'));
  await page.addScriptTag({ path: path.join(import.meta.dirname, 'testHost.js') });
});
afterEach(() => page.close());

function entryOf(text: string, query = ''): string {
  const entry = readdirSync(folders.get(text) ?? '').find((name) => /^remoteEntry\.[0-9a-f]+\.js$/.test(name));
  return `${origin}/${text}/${entry}${query}`;
}

interface Run {
  page?: string;
  part?: string;
  failures: string[];
}

/** Runs the page of a build and its lazily loaded part. */
function run(entry: string, attempts = 1, failingShares = 0): Promise<Run> {
  return page.evaluate(`run(${JSON.stringify({ entry, attempts, failingShares })})`);
}

test('runs a build of the official plugin in any host [TEAM-06]', async () => {
  const expected = { page: `page ${OFFICIAL} with the react of the host`, part: `part of ${OFFICIAL}` };
  assert.deepEqual(await run(entryOf(OFFICIAL)), { ...expected, failures: [] });
  const next = await run(entryOf(NEXT_OFFICIAL));
  assert.deepEqual([next.page, next.part], [`page ${NEXT_OFFICIAL} with the react of the host`, 'part of 44444']);
  await page.reload();
  await page.addScriptTag({ path: path.join(import.meta.dirname, 'testHost.js') });
  troubles = [[/^NewsPage\.\w+\.js$/, 'other content']];
  const { failures, ...result } = await run(entryOf(OFFICIAL), 2);
  assert.match(failures[0] ?? '', /^ChunkLoadError: Loading chunk \w+ failed/);
  assert.deepEqual(result, expected);
});

test('runs in a host without a federation runtime', async () => {
  assert.deepEqual(await run(entryOf('11111')), {
    page: 'page 11111 with the react of the host',
    part: 'part of 11111',
    failures: [],
  });
  assert.deepEqual(await page.evaluate('Object.keys(window).filter((name) => /federation/i.test(name))'), []);
});

test('runs two builds of a remote in one page', async () => {
  const first = await run(entryOf('11111'));
  const second = await run(entryOf('22222'));
  assert.deepEqual([first.page, first.part], ['page 11111 with the react of the host', 'part of 11111']);
  assert.deepEqual([second.page, second.part], ['page 22222 with the react of the host', 'part of 22222']);
});

for (const runtime of ['@module-federation/runtime', 'module-federation-runtime-previous'])
  test(`runs two builds in one page with ${runtime}`, async () => {
    await page.addScriptTag({ path: await buildTestRuntime(path.join(root, 'hosts'), runtime) });
    for (const text of ['11111', '22222', '11111', OFFICIAL, NEXT_OFFICIAL])
      assert.deepEqual(await run(entryOf(text)), {
        page: `page ${text} with the react of the host`,
        part: `part of ${text}`,
        failures: [],
      });
  });

test('requests scripts and styles with the query of the entry', async () => {
  await run(entryOf('11111', '?attempt=3'));
  assert.equal(asked.length, 4);
  assert.deepEqual(
    asked.filter((name) => !name.endsWith('?attempt=3')),
    [],
  );
});

for (const [kind, file] of [
  ['script', /^NewsPage\.\w+\.js$/],
  ['style', /\.css$/],
] as const)
  for (const trouble of ['missing', 'other content'] as const)
    test(`refuses a ${kind} (${trouble}) and retries another URL`, async () => {
      troubles = [[file, trouble]];
      const { failures, ...result } = await run(entryOf('11111'), 2);
      assert.equal(failures.length, 1);
      assert.match(failures[0] ?? '', /^ChunkLoadError: Loading (CSS )?chunk \w+ failed/);
      assert.deepEqual(result, { page: 'page 11111 with the react of the host', part: 'part of 11111' });
      assert.ok(asked.some((name) => name.endsWith('?&again=1')));
    });

test('requests a missing host module again with the next entry', async () => {
  const first = await run(entryOf('11111'), 1, 1);
  const next = await run(entryOf('11111', '?attempt=1'));
  assert.deepEqual([first.failures, next.page], [['Error: no react'], 'page 11111 with the react of the host']);
});

test('finds the image of a style beside it', () => {
  const assets = path.join(folders.get('11111') ?? '', 'assets');
  const style = readFileSync(
    path.join(assets, readdirSync(assets).find((name) => name.endsWith('.css')) ?? ''),
    'utf8',
  );
  const [, image = ''] = /url\(([^)]+)\)/.exec(style) ?? [];
  assert.match(readFileSync(path.join(assets, image), 'utf8'), /<svg/);
});

test('uses a chunk that the host has loaded itself', async () => {
  const file = readdirSync(folders.get('11111') ?? '').find((name) => name.startsWith('NewsPage.'));
  await page.addScriptTag({ url: `${origin}/11111/${file}` });
  assert.deepEqual((await run(entryOf('11111'))).page, 'page 11111 with the react of the host');
  assert.equal(asked.filter((name) => name === file).length, 1);
});

test('fails a chunk that takes longer than 10 seconds', async () => {
  await page.clock.install();
  troubles = [[/^NewsPage/, 'hangs']];
  const result = run(entryOf('11111'));
  while (!asked.some((name) => name.startsWith('NewsPage'))) await page.evaluate('0');
  await page.clock.fastForward(10_000);
  assert.match((await result).failures[0] ?? '', /Loading chunk \d+ failed\.\n\(timeout/);
});
