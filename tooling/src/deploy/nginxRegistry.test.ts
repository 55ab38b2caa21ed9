import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { BUILD_FILE } from 'vstrecha-kit/build/buildInfo';
import { readProxies } from 'vstrecha-kit/registry/clientAddress';
import { createRegistryService } from 'vstrecha-kit/registry/createRegistryService';
import { createToken } from 'vstrecha-kit/registry/tokens';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { PAGES_FILE } from '../serve/shellPages.ts';
import { ask } from '../serve/testSite.ts';
import { BUILD, CONFIG, findPorts, serveByNginx } from '../testing/deployment.ts';

const [port = 0] = await findPorts(1);
const file = path.join(writeSite({ 'registry.json': '{"remotes":{}}' }), 'registry.json');
const log: Record<string, unknown>[] = [];
const service = createRegistryService({ file, proxies: readProxies(), log: (entry) => void log.push(entry) });
await once(service.listen(0, '127.0.0.1'), 'listening');
const site = writeSite({
  [BUILD_FILE]: BUILD,
  [PAGES_FILE]: JSON.stringify({ session: 'index.html', guest: {}, inline: { scripts: [], styles: [] } }),
  'config.json': CONFIG,
  'index.html': '<title>index</title>',
});
await serveByNginx(
  ['--shell', `http://localhost:${port}`, '--registry', `127.0.0.1:${(service.address() as AddressInfo).port}`],
  site,
);
const { token } = await createToken(file, { remote: 'mf_surveys', name: 'CI', at: new Date() });
const post = (url: string, headers: Record<string, string> = {}) =>
  ask({ port }, url, {
    method: 'POST',
    headers: { Host: `localhost:${port}`, Authorization: `Bearer ${token}`, ...headers },
  });

test('nginx brings changes of remotes to the service [TEAM-13]', async () => {
  const answer = await post('/registry/mf_catalog', { 'X-Forwarded-For': '198.51.100.1' });
  assert.deepEqual([answer.status, String(answer.body)], [403, 'This token is for mf_surveys, not for mf_catalog.']);
  assert.deepEqual([log.at(-1)?.['status'], log.at(-1)?.['address']], [403, '198.51.100.1']);
  assert.equal((await post('/registry/mf_surveys')).status, 415);
  assert.equal((await post('/%72egistry/mf_surveys')).status, 404);
  assert.equal((await post('/registry/a/../mf_surveys')).status, 404);
});

test('the registry stays served while its service is down [TEAM-13]', async () => {
  service.close().closeAllConnections();
  assert.equal((await post('/registry/mf_surveys')).status, 502);
  const { status, body } = await ask({ port }, '/registry.json', { headers: { Host: `localhost:${port}` } });
  assert.deepEqual([status, String(body)], [200, '{"remotes":{}}']);
});
