import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Api } from 'e2e/startSystem';
import { bucketEnvironment, startBucketServer } from 'reference-api/testing/bucketServer';
import { ensureNginx } from 'tooling/deploy/findNginx';
import { readDeployment, type Deployment } from 'tooling/deploy/readDeployment';
import { startNginx } from 'tooling/deploy/startNginx';
import { createChildProcesses, type Child } from 'tooling/system/childProcesses';
import { readRemotePackages, repositoryRoot } from 'tooling/system/packages';
import type { SystemPorts } from 'tooling/system/ports';
import { later, temporaryFolder, temporaryServer } from '#support/temporary.ts';

/** Includes seeding the demo companies. */
const START_TIMEOUT_MS = 6 * 60_000;
const PAUSE_MS = 100;

/** A deployment on this machine: nginx with HTTPS, API processes, PostgreSQL, files in a bucket. */
export interface BehindNginx {
  deployment: Deployment;
  mailFolder: string;
  /** nginx's lines, one request each. */
  accessLog: string;
  api: Api;
}

/**
 * Deploys the product as an operator would, by `npm run deploy:site`, and starts it.
 * @param ports the API takes those from `api` on
 * @param processes number of API processes
 */
export async function startBehindNginx(ports: SystemPorts, processes: number): Promise<BehindNginx> {
  const nginx = ensureNginx();
  const folder = temporaryFolder();
  const apiPorts = Array.from({ length: processes }, (_, index) => ports.api + index);
  const redirect = ports.api + processes;
  const args = [
    ...['--shell', originOf(ports.shell)],
    ...readRemotePackages().flatMap(({ container, folder: name }) => [
      '--remote',
      `${container}=${originOf(ports.remotes[name])}`,
    ]),
    ...apiPorts.flatMap((port) => ['--api', `127.0.0.1:${port}`]),
    ...['--files', folder, '--out', path.join(folder, 'nginx'), '--state', path.join(folder, 'state')],
    ...['--modules', nginx.modules, '--listen', '127.0.0.1', '--redirect', String(redirect), '--self-signed'],
  ];
  await runScript('tooling/bin/deploySite.ts', args);
  const deployment = readDeployment(args, path.join(folder, 'config.json'));
  const mailFolder = path.join(folder, 'mail');
  const bucket = await startBucketServer();
  later(() => bucket.stop());
  const api = await startApi(apiPorts, {
    DATABASE_URL: await temporaryServer(),
    DATA_DIR: path.join(folder, 'data'),
    MAIL_DIR: mailFolder,
    ...bucketEnvironment(bucket.endpoint),
    SEED: 'demo',
    NODE_ENV: 'production',
    PUBLIC_URL: deployment.shell.origin,
    // To read the registry there.
    NODE_EXTRA_CA_CERTS: deployment.certificate.file,
  });
  const { stop } = await startNginx(deployment, nginx);
  later(stop);
  return { deployment, mailFolder, accessLog: path.join(folder, 'state/access.log'), api };
}

const originOf = (port: number | undefined) => `https://localhost:${port}`;

async function runScript(script: string, args: readonly string[]): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(repositoryRoot, script), ...args]);
  console.log(stdout);
}

async function startApi(ports: readonly number[], env: Record<string, string>): Promise<Api> {
  const children = createChildProcesses();
  later(() => children.stop());
  const running: Child[] = [];
  const api: Api = {
    start: async () => {
      if (running.length > 0) return;
      // One after the other: on a busy machine the second would give up while the first seeds the database.
      for (const port of ports) {
        const child = children.start({
          name: `api ${port}`,
          script: path.join(repositoryRoot, 'reference-api/src/main.ts'),
          env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
        });
        running.push(child);
        await waitFor(`http://127.0.0.1:${port}/api/settings`);
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await Promise.all(running.splice(0).map((child) => children.end(child, signal)));
  };
  await api.start();
  return api;
}

async function waitFor(address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await delay(PAUSE_MS);
  }
  throw new Error(`${address} did not answer within ${START_TIMEOUT_MS / 1000} s.`);
}
