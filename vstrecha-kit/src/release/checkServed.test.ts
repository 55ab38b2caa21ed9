import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { OPEN, serveSite } from '../testing/serveSite.ts';
import { checkServed } from './checkServed.ts';
import { toAddresses } from './release.ts';
import { buildOf } from './testBuilds.ts';

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const FILES = { 'remoteEntry.abc.js': 'вход', 'CatalogPage.def.js': 'страница', 'style.css': 'a{}' };
const info = buildOf('1', {
  integrity: hashOf(FILES['remoteEntry.abc.js']),
  files: Object.fromEntries(Object.entries(FILES).map(([name, content]) => [name, hashOf(content)])),
});

const serve = (changes: Record<string, string> = {}, headers: Record<string, string> = OPEN) => {
  const files = Object.entries({ ...FILES, ...changes }).map(([name, content]) => [`builds/1/${name}`, content]);
  return serveSite(Object.fromEntries(files) as Record<string, string>, headers);
};

test('accepts an origin that serves every script and style unchanged', async () => {
  await checkServed(toAddresses(info, (await serve()).origin));
});

test('refuses and names a script or style with other content [FED-01]', async () => {
  for (const name of Object.keys(FILES)) {
    const { origin } = await serve({ [name]: 'другое' });
    await assert.rejects(checkServed(toAddresses(info, origin)), new RegExp(`${name}: other content`));
  }
});

test('refuses missing files, HTML and an unreachable origin', async () => {
  const nothing = await serveSite({ 'a.txt': '' });
  await assert.rejects(checkServed(toAddresses(info, nothing.origin)), /CatalogPage\.def\.js: answer 404/);
  const { origin, root } = await serve();
  writeFileSync(path.join(root, 'builds/1/page.html'), FILES['style.css']);
  const page = { ...info, files: { ...info.files, 'page.html': hashOf(FILES['style.css']) } };
  await assert.rejects(checkServed(toAddresses(page, origin)), /page\.html: type 'text\/html'/);
  await assert.rejects(checkServed(toAddresses(info, 'http://127.0.0.1:1')), /remoteEntry\.abc\.js: /);
});

test('refuses a changed build.json, because browsers rely on it', async () => {
  const text = JSON.stringify(info);
  const signed = { ...info, details: { address: 'build.json', integrity: hashOf(text) } };
  await checkServed(toAddresses(signed, (await serve({ 'build.json': text })).origin));
  const { origin } = await serve({ 'build.json': text.replace('1.0.0', '1.0.1') });
  await assert.rejects(checkServed(toAddresses(signed, origin)), /build\.json: other content/);
});

test('says which header an origin without CORS lacks [TEAM-10]', async () => {
  const { origin } = await serve({}, {});
  await assert.rejects(
    checkServed(toAddresses(info, origin)),
    /lacks the header Access-Control-Allow-Origin: \*\nLet the server of the builds send/,
  );
});

test('refuses a script without a hash before fetching anything', async () => {
  const bare = buildOf('1', { files: { 'remoteEntry.abc.js': 'sha256-entry' } });
  await assert.rejects(checkServed(toAddresses(bare, 'https://catalog.invalid')), /no hash of .*CatalogPage\.def\.js/);
});
