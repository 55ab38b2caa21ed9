import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from './packages.ts';
import { registryFile } from './runFolder.ts';

const PORT = 9450;

/** Preloaded into the command: replaces its servers with empty ones and lets every fetch succeed. */
const FAKES = `import { registerHooks } from 'node:module';
  const fakes = {
    'devServers.ts': 'export const serveShellForDevelopment = async () => {}, serveRemoteForDevelopment = async () => "http://remote";',
    'childProcesses.ts': 'export const createChildProcesses = () => ({ start() {} });',
  };
  globalThis.fetch = async () => new Response();
  registerHooks({ load: (url, context, next) => {
    const source = fakes[url.split('/').pop()];
    return source ? { format: 'module', shortCircuit: true, source } : next(url, context);
  } });`;

test('prints the accounts at a start in a remote [OPS-01]', (context) => {
  context.after(() => rmSync(registryFile(PORT), { force: true }));
  const { PUBLIC_URL: _address, DATABASE_URL: _database, SEED: _seed, VSTRECHA_API_ORIGIN: _api, ...env } = process.env;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(FAKES)}`,
      path.join(repositoryRoot, 'tooling/bin/dev.ts'),
      '--alone',
    ],
    { cwd: path.join(repositoryRoot, 'mf-catalog'), encoding: 'utf8', env: { ...env, PORT: String(PORT) } },
  );
  assert.equal(stderr, '');
  assert.match(stdout, /\nDevelopment: http:\/\/localhost:9450\/catalog, with hot reload of shell, mf-catalog\.\n/);
  assert.match(stdout, /\n {2}supplier@vstrecha\.example +vstrecha2026 .*\n[^]*\nCtrl-C stops it\.\n/);
});
