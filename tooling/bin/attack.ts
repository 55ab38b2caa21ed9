// `npm run attack`: what an attacker tries, against an API on each of the two databases behind a front that serves it as production would.
// Prints tables for docs/security.md; fails when something does not stand. `-- --database pglite --only Races` runs a part.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticServer } from '../src/serve/createStaticServer.ts';
import { shellHeaders } from '../src/serve/securityHeaders.ts';
import { repositoryRoot } from '../src/system/packages.ts';
import { apiRules } from '../src/system/serveSystem.ts';

const FOLDER = path.join(repositoryRoot, 'reference-api');
const { values } = parseArgs({
  options: { database: { type: 'string', default: 'pglite,postgres' }, only: { type: 'string' } },
});

for (const database of values.database.split(','))
  if (!(await attack(database, values.only === undefined ? [] : ['--only', values.only]))) process.exitCode = 1;

async function attack(database: string, args: readonly string[]): Promise<boolean> {
  const root = mkdtempSync(path.join(tmpdir(), 'vstrecha-front-'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Встреча</title>');
  const port = await findFreePort();
  const front = await createStaticServer({
    root,
    port: 0,
    headers: shellHeaders({ remoteOrigins: [] }),
    fallback: 'index.html',
    proxies: apiRules(`http://127.0.0.1:${port}`),
  });
  try {
    const child = spawn(process.execPath, ['src/attack/runAttack.ts', '--database', database, ...args], {
      cwd: FOLDER,
      env: { ...process.env, ATTACK_PORT: String(port), ATTACK_FRONT: front.origin },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await front.close();
    rmSync(root, { recursive: true });
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
