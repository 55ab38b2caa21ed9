import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';

const api = await openTestApp();

const get = (url: string) => api.call(null, 'GET', url);

test('the page loads its scripts and styles from here, and no other script may run', async () => {
  const page = await get('/docs');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'; script-src 'self';/);
  const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  assert.equal(addresses.length, 4);
  for (const address of addresses) assert.equal((await get(address)).status, 200, address);
  assert.doesNotMatch(page.text, /<script>|\son\w+=/);
});

test('the contract is there as it stands, and with its merge keys resolved for the viewer', async () => {
  const yaml = await get('/docs/openapi.yaml');
  assert.match(yaml.text, /^openapi: 3\.1\.0/);
  const document = JSON.parse((await get('/docs/openapi.json')).text) as {
    paths: object;
    components: { schemas: { CurrentUser: { properties: object } } };
  };
  assert.ok('/api/users' in document.paths);
  assert.ok('company' in document.components.schemas.CurrentUser.properties);
});

test('nothing else of the folder is served', async () => {
  for (const url of ['/docs/package.json', '/docs/..%2Fpackage.json', '/docs/swagger-ui-bundle.js.map'])
    assert.equal((await get(url)).status, 404, url);
});
