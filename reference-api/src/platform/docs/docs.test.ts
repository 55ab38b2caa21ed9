import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';

const api = await openTestApp();

const get = (url: string) => api.call(null, 'GET', url);

test('allows only its own scripts and styles', async () => {
  const page = await get('/docs');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'; script-src 'self';/);
  const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  assert.equal(addresses.length, 4);
  for (const address of addresses) assert.equal((await get(address)).status, 200, address);
  assert.doesNotMatch(page.text, /<script>|\son\w+=/);
});

test('serves the contract unchanged as YAML and resolved as JSON', async () => {
  const yaml = await get('/docs/openapi.yaml');
  assert.match(yaml.text, /^openapi: 3\.1\.0/);
  const document = JSON.parse((await get('/docs/openapi.json')).text) as {
    paths: object;
    components: { schemas: { CurrentUser: { properties: object } } };
  };
  assert.ok('/api/users' in document.paths);
  assert.ok('company' in document.components.schemas.CurrentUser.properties);
});

test('refuses other files of the viewer’s package', async () => {
  for (const url of ['/docs/package.json', '/docs/..%2Fpackage.json', '/docs/swagger-ui-bundle.js.map'])
    assert.equal((await get(url)).status, 404, url);
});
