import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { rollApi } from '../support/control.ts';
import { message, send } from '../support/messenger.ts';
import { expect, test, type People } from '../support/test.ts';

const MEGABYTE = 1024 * 1024;
/** The largest round size below the limit of 50 MB. */
const LARGE = 49 * MEGABYTE;

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

test('uploads 49 MB and downloads the same bytes [OPS-06] [FILE-03]', async ({ people }) => {
  test.setTimeout(5 * 60_000);
  const name = `Видео ${Date.now()}.pdf`;
  const file = path.join(tmpdir(), name);
  await writeFile(file, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(LARGE - 9)]));
  try {
    const person = await people.come(accounts.supplier);
    await person.goto('/profile/edit#files');
    const files = person.getByRole('group', { name: 'Файлы компании' });
    await files.locator('input[type=file]').setInputFiles(file);
    const link = files.getByRole('link', { name: new RegExp(name.replace('.', '\\.')) });
    await expect(link).toBeVisible({ timeout: 4 * 60_000 });

    const downloading = person.waitForEvent('download');
    await link.click();
    const downloaded = await (await downloading).path();
    expect((await stat(downloaded)).size).toBe(LARGE);
    expect(await hashFile(downloaded)).toBe(await hashFile(file));
  } finally {
    await rm(file, { force: true });
  }
});

async function openChat(people: People): Promise<[supplier: Page, customer: Page]> {
  const [supplier, customer] = [await people.come(accounts.supplier), await people.come(accounts.customer)];
  const id = async (page: Page) => ((await (await page.request.get('/api/user')).json()) as { id: number }).id;
  await supplier.goto(`/messages/${await id(customer)}`);
  await customer.goto(`/messages/${await id(supplier)}`);
  return [supplier, customer];
}

test('pushes messages between sockets of both API processes [OPS-06] [CHAT-09]', async ({ people }) => {
  const [supplier, customer] = await openChat(people);
  for (const [from, to] of [
    [supplier, customer],
    [customer, supplier],
  ] as const) {
    const text = `Через nginx ${Date.now()}`;
    await send(from, text);
    await expect(message(to, text)).toBeVisible();
  }
});

test('shows no error while the processes restart one by one [OPS-08]', async ({ people }) => {
  test.setTimeout(3 * 60_000);
  // pusher-js joins a channel on the socket that the server is closing, and again on the next one.
  people.allow(/WebSocket is already in CLOSING or CLOSED state/);
  const [supplier, customer] = await openChat(people);
  const refused: string[] = [];
  for (const page of [supplier, customer])
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
  let isRestarting = true;
  const restart = rollApi().finally(() => (isRestarting = false));
  const sent: string[] = [];
  while (isRestarting) {
    const text = `Перезапуск ${sent.length} в ${Date.now()}`;
    const [from, to] = sent.length % 2 === 0 ? [supplier, customer] : [customer, supplier];
    await send(from, text);
    await expect(message(to, text)).toBeVisible();
    sent.push(text);
  }
  await restart;
  await expect(supplier.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(refused).toEqual([]);
  // Several messages in each half of the restart.
  expect(sent.length).toBeGreaterThan(4);
});

test('keeps the session in a cookie of this host alone [OPS-06]', async ({ people }) => {
  const person = await people.come(accounts.customer);
  const [cookie] = (await person.context().cookies()).filter(({ name }) => name.includes('session'));
  expect(cookie).toMatchObject({ name: '__Host-vstrecha_session', secure: true, httpOnly: true });
});

test('serves scripts as brotli over HTTP/2, cacheable forever [OPS-06]', async ({ people }) => {
  const person = await people.come();
  const script = person.waitForResponse((response) => /\/assets\/.*\.js$/.test(response.url()));
  await person.goto('/login');
  const headers = await (await script).allHeaders();
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'strict-transport-security': 'max-age=31536000',
  });
  const protocol = await person.evaluate(
    () =>
      performance.getEntriesByType('navigation').map((entry) => 'nextHopProtocol' in entry && entry.nextHopProtocol)[0],
  );
  expect(protocol).toBe('h2');
});

test('redirects plain HTTP and keeps the address [OPS-06]', async ({ request, baseURL }) => {
  const answer = await request.get(`${process.env.E2E_REDIRECT}/news?page=2`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`${baseURL}/news?page=2`);
});
