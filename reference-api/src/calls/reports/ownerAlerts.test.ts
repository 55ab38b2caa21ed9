import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { readOwners, type Owners } from '#platform/config/owners.ts';
import { limitCounts } from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import { SHELL_BUILD, startTestShell } from '#testing/testShell.ts';
import { ALERT } from './failures.ts';
import { storeFigures } from './figures.ts';

const posted: string[] = [];
let status = 200;
const hook = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    posted.push(body);
    response.writeHead(status).end();
  });
});
await new Promise<void>((resolve) => void hook.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/T1`;
const shell = await startTestShell('good', 'bad');
const owners = new Map<string, string>();
const api = await openTestApp({ shellUrl: shell.url, owners });
after(() => {
  hook.close();
  shell.close();
});

beforeEach(async () => {
  api.setNow(NOON);
  posted.length = 0;
  status = 200;
  shell.released = ['good', 'bad'];
  owners.clear();
  await api.db.delete(limitCounts);
});

const beacon = (kind: 'failures' | 'figures', body: object, cookie?: string) =>
  api.inject({
    method: 'POST',
    url: `/reports/${kind}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...(cookie !== undefined && { cookie }) },
  });

/** As many accounts lose the page as make an alert. */
async function loseThePage(): Promise<void> {
  const failure = {
    remote: 'mf_catalog',
    build: 'bad',
    expose: 'CatalogPage',
    phase: 'render',
    error: 'Error: boom\n<!channel> @all evil.example',
  };
  for (let count = 0; count < ALERT.accounts; count += 1) {
    const { cookie } = await api.createUser();
    await beacon('failures', { ...failure, browser: 'Mozilla/5.0', shell: SHELL_BUILD }, cookie);
  }
}

test('posts a failing build to its owner’s webhook, with retries', async () => {
  owners.set('@vstrecha/catalog', address);
  await loseThePage();
  status = 500;
  await api.jobs.runDue(['owner alert']);
  status = 200;
  api.setNow('2026-11-21T12:05:00+03:00');
  await api.jobs.runDue(['owner alert']);
  const text =
    'mf_catalog bad fails\nBuild mf_catalog bad fails: Error: boom  !channel   all evil example\nLook at https://vstrecha.test/doctor.';
  assert.deepEqual(
    posted.map((body) => JSON.parse(body) as unknown),
    [{ text }, { text }],
  );
});

test('e-mails a slower page to its owner once per build', async () => {
  owners.set('*', 'team@company.example');
  const figures = (build: string, value: number) =>
    Array.from({ length: 30 }, () => ({ figure: 'lcp' as const, page: 'mf_catalog/CatalogPage', build, value }));
  await storeFigures(
    api.db,
    { shell: SHELL_BUILD, device: 'phone', figures: figures('good', 1000) },
    new Date('2026-11-20T12:00:00+03:00'),
  );
  await storeFigures(
    api.db,
    { shell: SHELL_BUILD, device: 'phone', figures: figures('bad', 3000) },
    new Date('2026-11-21T11:00:00+03:00'),
  );
  const report = { shell: SHELL_BUILD, device: 'phone', figures: figures('bad', 3000).slice(0, 1) };
  for (const hour of ['12', '14']) {
    api.setNow(`2026-11-21T${hour}:00:00+03:00`);
    assert.equal((await beacon('figures', report)).status, 204);
  }
  await api.jobs.runDue(['owner alert']);
  assert.deepEqual(
    api.mails.map(({ to, subject }) => [to, subject]),
    [['team@company.example', 'mf_catalog/CatalogPage became slower']],
  );
  assert.match(api.mails[0]?.text ?? '', /^lcp of mf_catalog\/CatalogPage: \d+ with the build bad, \d+ with good/);
});

test('drops an alert without an address of its owner', async () => {
  await loseThePage();
  await api.jobs.runDue(['owner alert']);
  assert.deepEqual(posted, []);
});

test('reads owners and refuses other addresses', () => {
  const read = (REMOTE_OWNERS: string): Owners => readOwners({ REMOTE_OWNERS });
  assert.deepEqual(
    [...read('@a=a@b.example, *=https://h.example/x?y=1')],
    [
      ['@a', 'a@b.example'],
      ['*', 'https://h.example/x?y=1'],
    ],
  );
  assert.deepEqual([...readOwners({})], []);
  for (const value of ['@a', '@a=secret', '@a=file:///etc/passwd'])
    assert.throws(
      () => read(value),
      (error: Error) => error.message.startsWith('REMOTE_OWNERS must be') && !error.message.includes('secret'),
    );
});
