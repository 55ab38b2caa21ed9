import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findForbidding } from './policyAllows.ts';

const PAGE = 'https://vstrecha.example';
const ENTRY = 'https://catalog.example/builds/1/remoteEntry.js';

for (const [policy, address, forbidding] of [
  ['', ENTRY, undefined],
  ["default-src 'none'", ENTRY, 'default-src'],
  ["default-src 'none'; script-src https://catalog.example", ENTRY, undefined],
  ["script-src 'self'", ENTRY, 'script-src'],
  ["script-src 'self'", `${PAGE}/builds/1/a.js`, undefined],
  ["script-src 'none'", ENTRY, 'script-src'],
  ["script-src 'strict-dynamic' 'nonce-x'", ENTRY, undefined],
  ["script-src-elem 'self'; script-src *", ENTRY, 'script-src-elem'],
  ['script-src *', ENTRY, undefined],
  ['script-src https:', ENTRY, undefined],
  ['script-src https:', 'http://catalog.example/a.js', 'script-src'],
  ['script-src catalog.example', ENTRY, undefined],
  ['SCRIPT-SRC HTTPS://CATALOG.EXAMPLE', ENTRY, undefined],
  ['script-src *.example', ENTRY, undefined],
  ['script-src *.catalog.example', ENTRY, 'script-src'],
  ['script-src https://catalog.example:8443', ENTRY, 'script-src'],
  ['script-src https://catalog.example:*', 'https://catalog.example:8443/a.js', undefined],
  ['script-src https://catalog.example', 'https://catalog.example:8443/a.js', 'script-src'],
  ['script-src http://catalog.example', ENTRY, undefined],
  ['script-src http://localhost:8081', 'http://localhost:8081/a.js', undefined],
  ['script-src https://catalog.example/builds/', ENTRY, undefined],
  ['script-src https://catalog.example/other/', ENTRY, 'script-src'],
  ['script-src https:, script-src https://other.example', ENTRY, 'script-src'],
  ['script-src https://other.example; script-src https:', ENTRY, 'script-src'],
] as const)
  test(`«${policy}» ${forbidding ? 'forbids' : 'allows'} ${address}`, () => {
    assert.equal(findForbidding(policy, 'script-src', address, PAGE), forbidding);
  });
