import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allow, serveSite } from '../testing/serveSite.ts';
import { checkPolicy } from './checkPolicy.ts';
import { toAddresses } from './release.ts';
import { buildOf, ORIGIN, shellOf } from './testBuilds.ts';

const line = toAddresses(buildOf('1', { details: { address: 'build.json', integrity: 'sha256-x' } }), ORIGIN);

const shellWith = async (headers: Record<string, string>) =>
  shellOf({ origin: (await serveSite({ 'index.html': '<!doctype html>' }, headers)).origin });

test('accepts an origin unless the shell’s policy forbids it', async () => {
  await checkPolicy(line, [await shellWith(allow(ORIGIN)), await shellWith({})]);
});

test('names the origin and directive that a policy forbids', async () => {
  const shells = [await shellWith(allow(ORIGIN)), await shellWith(allow('https://other.example'))];
  await assert.rejects(checkPolicy(line, shells), ({ message }: Error) => {
    const { origin = '' } = shells[1] ?? {};
    assert.match(message, /^The build 1 is not released: the Content-Security-Policy/);
    for (const directive of ['script-src', 'connect-src'])
      assert.ok(message.includes(`  ${origin} does not allow ${ORIGIN} in ${directive}\n`), message);
    assert.doesNotMatch(message, /style-src/);
    return true;
  });
});

test('checks style-src only for builds with styles', async () => {
  const styled = toAddresses(buildOf('1', { files: { 'style.css': 'sha256-x' } }), ORIGIN);
  const policy = `script-src ${ORIGIN}; connect-src ${ORIGIN}; style-src 'self'`;
  const shell = await shellWith({ 'Content-Security-Policy': policy });
  await checkPolicy(line, [shell]);
  await assert.rejects(checkPolicy(styled, [shell]), /does not allow https:\/\/catalog\.example in style-src/);
});

test('skips shells that cannot run the build', async () => {
  const shell = await shellWith(allow());
  await checkPolicy(line, [{ ...shell, provides: {} }]);
});

test('refuses when the page of a shell cannot be read', async () => {
  await assert.rejects(checkPolicy(line, [shellOf({ origin: 'http://127.0.0.1:9' })]), /\/ cannot be reached/);
  const { origin } = await serveSite({ 'a.txt': '' });
  await assert.rejects(checkPolicy(line, [shellOf({ origin })]), /answers 404/);
});
