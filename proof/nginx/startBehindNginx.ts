import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { bucketEnvironment, startBucketServer } from 'reference-api/testing/bucketServer';
import { ensureNginx } from 'tooling/deploy/findNginx';
import { parseDeployment, readDeployment, type Deployment } from 'tooling/deploy/readDeployment';
import { startNginx } from 'tooling/deploy/startNginx';
import { createApi, type Api } from 'tooling/system/apiProcesses';
import { createChildProcesses } from 'tooling/system/childProcesses';
import { readRemotePackages, repositoryRoot } from 'tooling/system/packages';
import type { SystemPorts } from 'tooling/system/ports';
import { later, temporaryFolder, temporaryServer } from '#support/temporary.ts';

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
  const children = createChildProcesses({ graceMs: GRACE_MS });
  later(() => children.stop());
  const api = createApi(children, apiPorts, {
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
  await api.start();
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
