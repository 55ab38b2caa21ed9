import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Api } from 'e2e/startSystem';
import { bucketEnvironment, startBucketServer } from 'reference-api/testing/bucketServer';
import { ensureNginx } from 'tooling/deploy/findNginx';
import { parseDeployment, readDeployment, type Deployment } from 'tooling/deploy/readDeployment';
import { startNginx } from 'tooling/deploy/startNginx';
import { createChildProcesses, type Child } from 'tooling/system/childProcesses';
import { readRemotePackages, repositoryRoot } from 'tooling/system/packages';
import type { SystemPorts } from 'tooling/system/ports';
import { later, temporaryFolder, temporaryServer } from '#support/temporary.ts';

/** Includes seeding the demo companies. */
const START_TIMEOUT_MS = 6 * 60_000;
const PAUSE_MS = 100;
const DRAIN_SECONDS = 4;
/** The drain, and requests under way. */
const GRACE_MS = 20_000;

/** A deployment on this machine: nginx with HTTPS, API processes, PostgreSQL, files in a bucket. */
export interface BehindNginx {
  deployment: Deployment;
  mailFolder: string;
  /** nginx's lines, one request each. */
  accessLog: string;
  errorLog: string;
  api: Api;
}

/**
 * Deploys the product as an operator would, by `npm run deploy site`, and starts it.
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
  await runScript('tooling/bin/deploy.ts', ['site', ...args]);
  const deployment = readDeployment(parseDeployment(args), path.join(folder, 'config.json'));
  const mailFolder = path.join(folder, 'mail');
  const bucket = await startBucketServer();
  later(() => bucket.stop());
  const api = await startApi(apiPorts, {
    DATABASE_URL: await temporaryServer(),
    DATA_DIR: path.join(folder, 'data'),
    MAIL_DIR: mailFolder,
    ...bucketEnvironment(bucket.endpoint),
    SEED: 'demo',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    NODE_ENV: 'production',
    PUBLIC_URL: deployment.shell.origin,
    // To read the registry there.
    NODE_EXTRA_CA_CERTS: deployment.certificate.file,
  });
  const { stop } = await startNginx(deployment, nginx);
  later(stop);
  return {
    deployment,
    mailFolder,
    accessLog: path.join(folder, 'state/access.log'),
    errorLog: path.join(folder, 'state/error.log'),
    api,
  };
}

const originOf = (port: number | undefined) => `https://localhost:${port}`;

async function runScript(script: string, args: readonly string[]): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(repositoryRoot, script), ...args]);
  console.log(stdout);
}

async function startApi(ports: readonly number[], env: Record<string, string>): Promise<Api> {
  const children = createChildProcesses({ graceMs: GRACE_MS });
  later(() => children.stop());
  const running = new Map<number, Child>();
  async function begin(port: number): Promise<void> {
    running.set(
      port,
      children.start({
        name: `api ${port}`,
        script: path.join(repositoryRoot, 'reference-api/src/main.ts'),
        env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
      }),
    );
    await waitFor(`http://127.0.0.1:${port}/readyz`);
  }
  async function end(port: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = running.get(port);
    running.delete(port);
    if (child) await children.end(child, signal);
  }
  const endAll = (signal: 'SIGTERM' | 'SIGKILL') => Promise.all(ports.map((port) => end(port, signal)));
  const api: Api = {
    start: async () => void (await Promise.all(ports.filter((port) => !running.has(port)).map(begin))),
    stop: async () => void (await endAll('SIGTERM')),
    kill: async () => void (await endAll('SIGKILL')),
    roll: async () => {
      for (const port of ports) {
        await end(port, 'SIGTERM');
        await begin(port);
      }
    },
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
