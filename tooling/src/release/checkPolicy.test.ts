import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPolicy } from 'vstrecha-kit/release/checkPolicy';
import { toAddresses } from 'vstrecha-kit/release/release';
import { buildOf, ORIGIN, shellOf } from 'vstrecha-kit/release/testBuilds';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { shellHeaders } from '../serve/securityHeaders.ts';
import { serveSite } from '../serve/testSite.ts';

const line = toAddresses(buildOf('1', { details: { address: 'build.json', integrity: 'sha256-x' } }), ORIGIN);

const shellWith = async (headers: Record<string, string>) => {
  const root = writeSite({ 'index.html': '<!doctype html>' });
  return shellOf({ origin: (await serveSite({ root, headers, fallback: 'index.html' })).origin });
};

test('accepts an origin unless the shell’s policy forbids it', async () => {
  await checkPolicy(line, [await shellWith(shellHeaders({ remoteOrigins: [ORIGIN] })), await shellWith({})]);
});

test('names the origin and directive that a policy forbids', async () => {
  const shells = [
    await shellWith(shellHeaders({ remoteOrigins: [ORIGIN] })),
    await shellWith(shellHeaders({ remoteOrigins: ['https://other.example'] })),
  ];
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
  const shell = await shellWith(shellHeaders({ remoteOrigins: [] }));
  await checkPolicy(line, [{ ...shell, provides: {} }]);
});

test('refuses when the page of a shell cannot be read', async () => {
  await assert.rejects(checkPolicy(line, [shellOf({ origin: 'http://127.0.0.1:9' })]), /\/ cannot be reached/);
  const { origin } = await serveSite({ root: writeSite({ 'a.txt': '' }) });
  await assert.rejects(checkPolicy(line, [shellOf({ origin })]), /answers 404/);
});
