import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientAddress, readProxies } from './clientAddress.ts';

const addressOf = (remoteAddress: string, forwarded?: string, proxies?: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, readProxies(proxies));

test('believes trusted proxies only [TEAM-13]', () => {
  assert.equal(addressOf('203.0.113.7', '198.51.100.1'), '203.0.113.7');
  assert.equal(addressOf('::ffff:127.0.0.1', '198.51.100.1, 203.0.113.7'), '203.0.113.7');
  assert.equal(addressOf('::1'), '::1');
  assert.equal(addressOf('10.91.0.3', '203.0.113.7, 10.91.0.9', 'loopback, 10.91.0.0/24'), '203.0.113.7');
  assert.equal(addressOf('127.0.0.1', 'forged'), '127.0.0.1');
  assert.throws(() => readProxies('proxy'), /TRUSTED_PROXIES: 'proxy'/);
});
