import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { BUILD_FILE } from 'vstrecha-kit/build/buildInfo';
import { readProxies } from 'vstrecha-kit/registry/clientAddress';
import { createRegistryService } from 'vstrecha-kit/registry/createRegistryService';
import { createToken } from 'vstrecha-kit/registry/tokens';
import { readJournal } from 'vstrecha-kit/release/journal';
import { readRegistry, writeRegistry } from 'vstrecha-kit/release/registry';
import { namesIn, releaseAll } from 'vstrecha-kit/release/testBuilds';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { PAGES_FILE } from '../serve/shellPages.ts';
import { repositoryRoot } from '../system/packages.ts';
import { BUILD, findPorts, serveByNginx } from '../testing/deployment.ts';

const [port = 0, servicePort = 0] = await findPorts(2);
const site = writeSite({
  [BUILD_FILE]: BUILD,
  [PAGES_FILE]: JSON.stringify({ session: 'index.html', guest: {}, inline: { scripts: [], styles: [] } }),
  'index.html': 'index',
});
const { files, certificate } = await serveByNginx(
  ['--shell', `https://localhost:${port}`, '--registry', `127.0.0.1:${servicePort}`, '--self-signed'],
  site,
);
const file = path.join(files, 'registry.json');
const catalog = releaseAll(['1', '2']);
writeRegistry(file, releaseAll(['1', '2'], { registry: catalog, container: 'mf_surveys' }), []);
const service = createRegistryService({ file, proxies: readProxies() }).listen(servicePort, '127.0.0.1');
await once(service, 'listening');
const { token } = await createToken(file, { remote: 'mf_surveys', name: 'CI', at: new Date() });

/** Runs a command of the kit as a team does elsewhere, with the certificate checked. */
const kit = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['tooling/bin/kit.ts', ...words, '--registry', `https://localhost:${port}`], {
    cwd: repositoryRoot,
    env: { ...process.env, REGISTRY_TOKEN: token, NODE_EXTRA_CA_CERTS: certificate.file },
  });

test('a team changes its remote over HTTPS behind nginx [TEAM-13]', async () => {
  await kit('rollback', 'mf_surveys');
  assert.deepEqual(namesIn(readRegistry(file), 'mf_surveys'), ['1']);
  const { by, from, change } = readJournal(file).at(-1) ?? {};
  assert.deepEqual({ by, from, change }, { by: 'CI', from: '127.0.0.1', change: 'withdraw 2' });
});

test("nginx returns the refusal for another's remote [TEAM-13]", async () => {
  const before = readFileSync(file, 'utf8');
  await assert.rejects(kit('rollback', 'mf_catalog'), /This token is for mf_surveys, not for mf_catalog\./);
  assert.equal(readFileSync(file, 'utf8'), before);
});

test('nginx serves the registry while its service is down [TEAM-13]', async () => {
  service.close().closeAllConnections();
  await assert.rejects(kit('rollback', 'mf_surveys', '--remove'), /answers 502: /);
  const { stdout } = await kit('releases');
  assert.match(stdout, /^mf_catalog\n/);
});
