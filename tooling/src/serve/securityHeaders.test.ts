import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { remoteHeaders, shellHeaders } from './securityHeaders.ts';

test('allows this origin and the remotes, and no inline code', () => {
  assert.equal(
    contentSecurityPolicy({ remoteOrigins: ['http://localhost:8081', 'http://localhost:8082'] }),
    [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "script-src 'self' http://localhost:8081 http://localhost:8082",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' http://localhost:8081 http://localhost:8082",
      "img-src 'self' blob: http://localhost:8081 http://localhost:8082",
      "font-src 'self'",
      "connect-src 'self' http://localhost:8081 http://localhost:8082",
      "manifest-src 'self'; worker-src 'self'",
    ].join('; '),
  );
});

test('allows hosted push, API and image origins only when configured', () => {
  const policy = contentSecurityPolicy({
    remoteOrigins: [],
    pusherCluster: 'eu',
    apiOrigin: 'https://api.example',
    imageOrigins: ['https://cdn.example'],
  });
  assert.match(
    policy,
    /connect-src 'self' https:\/\/api\.example wss:\/\/ws-eu\.pusher\.com https:\/\/sockjs-eu\.pusher\.com;/,
  );
  assert.match(policy, /img-src 'self' blob: https:\/\/api\.example https:\/\/cdn\.example;/);
  assert.match(policy, /script-src 'self';/);
});

test('allows a Pusher-compatible server by its origin alone', () => {
  const policy = contentSecurityPolicy({ remoteOrigins: [], pusherOrigin: 'wss://push.example:6002' });
  assert.match(policy, /connect-src 'self' wss:\/\/push\.example:6002;/);
  assert.throws(
    () => contentSecurityPolicy({ remoteOrigins: [], pusherOrigin: 'wss://push.example *' }),
    /is not an origin/,
  );
});

test('allows overriding builds and their hot reload where configured [TEAM-08]', () => {
  const policy = contentSecurityPolicy({ remoteOrigins: [], approvedOrigins: ['http://localhost:*'] });
  assert.match(policy, /script-src 'self' http:\/\/localhost:\*;/);
  assert.match(policy, /connect-src 'self' http:\/\/localhost:\* ws:\/\/localhost:\*;/);
  assert.throws(() => contentSecurityPolicy({ remoteOrigins: [], approvedOrigins: ['*'] }), /is not an origin/);
});

for (const wrong of [
  'http://a b',
  "http://x; script-src 'unsafe-inline'",
  'http://x/path',
  'http://x/',
  "'unsafe-eval'",
  '*',
]) {
  test(`keeps «${wrong}» out of the policy`, () => {
    assert.throws(() => contentSecurityPolicy({ remoteOrigins: [wrong] }), /is not an origin/);
    assert.throws(() => contentSecurityPolicy({ remoteOrigins: [], imageOrigins: [wrong] }), /is not an origin/);
  });
}

test('keeps an invalid cluster name out of the policy', () => {
  assert.throws(
    () => contentSecurityPolicy({ remoteOrigins: [], pusherCluster: 'eu.example.com *' }),
    /is not the name of a push cluster/,
  );
});

test('allows other origins to read remotes but not the shell', () => {
  assert.equal(remoteHeaders()['Access-Control-Allow-Origin'], '*');
  assert.equal(remoteHeaders()['Cross-Origin-Resource-Policy'], 'cross-origin');
  const shell = shellHeaders({ remoteOrigins: [] });
  assert.equal(shell['Access-Control-Allow-Origin'], undefined);
  assert.equal(shell['Cross-Origin-Resource-Policy'], 'same-origin');
  assert.equal(shell['X-Content-Type-Options'], 'nosniff');
});
