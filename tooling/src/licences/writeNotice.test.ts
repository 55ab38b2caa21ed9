import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../system/packages.ts';
import { createLicenceReader } from './readLicence.ts';
import { readShipped } from './readShipped.ts';
import { writeNotice } from './writeNotice.ts';

const one = (name: string, isInBrowser = true) => ({ name, version: '1.0.0', isInBrowser });
const under = (name: string) => () => ({ name, copyright: 'Copyright (c) Ветер' });

test('everything that ships is under a licence that was looked at, and THIRD_PARTY_NOTICES.txt is what `npm run licences` writes', () => {
  const { text, complaints } = writeNotice(readShipped(), createLicenceReader());
  assert.deepEqual(complaints, []);
  assert.equal(readFileSync(path.join(repositoryRoot, 'THIRD_PARTY_NOTICES.txt'), 'utf8'), text);
});

test('what ships is what runs: the pages’ libraries and the server’s, and nothing that builds or checks', () => {
  const names = new Map(readShipped().map(({ name, isInBrowser }) => [name, isInBrowser]));
  for (const name of ['react', 'swr', '@module-federation/runtime']) assert.equal(names.get(name), true, name);
  for (const name of ['fastify', 'pg', 'httpxy']) assert.equal(names.get(name), false, name);
  for (const name of ['webpack', 'jest', 'eslint', 'typescript', '@playwright/test'])
    assert.equal(names.has(name), false, name);
});

for (const licence of [
  'GPL-3.0-only',
  'unknown',
  'SEE LICENSE IN LICENSE',
  'MIT AND GPL-3.0-only',
  '(CC0-1.0 OR GPL-3.0-only)',
])
  test(`«${licence}» stops the notice`, () => {
    assert.equal(writeNotice([one('kite')], under(licence)).complaints.length, 1);
  });

for (const licence of ['MIT', '(MIT OR CC0-1.0)', 'MIT AND ISC'])
  test(`«${licence}» may ship`, () => {
    const { text, complaints } = writeNotice([one('kite'), one('mill', false)], under(licence));
    assert.deepEqual(complaints, []);
    assert.match(text, /In the browser\nkite 1\.0\.0: .+\. Copyright \(c\) Ветер\n\nOn the server\nmill 1\.0\.0/);
  });

test('a package that is not there, and a native part under another licence than was written down, stop the notice', () => {
  assert.match(writeNotice([one('kite')], () => undefined).complaints.join(), /not installed/);
  assert.match(
    writeNotice([one('@img/sharp-linux-x64')], under('MIT')).complaints.join(),
    /NATIVE in allowed\.ts says/,
  );
  assert.deepEqual(writeNotice([one('@img/sharp-linux-x64')], () => undefined).complaints, []);
});
