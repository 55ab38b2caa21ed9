import { readFileSync } from 'node:fs';
import { createOperator } from 'e2e/operator';
import { runPlaywright } from 'e2e/runPlaywright';
import { startControl } from 'e2e/startControl';
import { ensureChromium } from 'tooling/browser/ensureChromium';
import { assertPortsFree, listPorts, readPorts } from 'tooling/system/ports';
import { later } from '#support/temporary.ts';
import { startBehindNginx, type BehindNginx } from './startBehindNginx.ts';

const FIRST_PORT = '9280';
const API_PROCESSES = 2;

/**
 * Runs journeys behind Debian's nginx with HTTPS, two API processes, PostgreSQL and S3, deployed by the operator's own
 * command. E2E_PORT moves the ports.
 * @param args for Playwright
 */
export async function runNginx(args: readonly string[]): Promise<void> {
  const chromium = ensureChromium();
  const ports = readPorts(process.env.E2E_PORT ?? FIRST_PORT);
  await assertPortsFree([...listPorts(ports), ports.api + 1, ports.api + 2]);
  const system = await startBehindNginx(ports, API_PROCESSES);
  const { deployment, mailFolder, api } = system;
  const control = await startControl(api, createOperator(ports.shell, `${deployment.files}/config.json`));
  later(() => control.close());
  const exitCode = await runPlaywright({
    systems: [{ address: deployment.shell.origin, control: control.address, mail: mailFolder }],
    chromium,
    set: 'nginx',
    args: [...args],
    env: {
      NODE_EXTRA_CA_CERTS: deployment.certificate.file,
      E2E_REDIRECT: `http://localhost:${deployment.redirectPort}`,
    },
  });
  if (exitCode !== 0) console.error(readFileSync(system.errorLog, 'utf8'));
  const idle = findIdle(system);
  for (const address of idle)
    console.error(`The API process ${address} did not get both requests and sockets from nginx.`);
  process.exitCode = idle.length > 0 ? 1 : exitCode;
}

/** API processes that have not had both requests and sockets. */
function findIdle({ deployment, accessLog }: BehindNginx): string[] {
  const lines = readFileSync(accessLog, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { path: string; status: string; api: string });
  return deployment.api.filter((address) => {
    const own = lines.filter(({ api }) => api.split(', ').includes(address));
    return !own.some(({ status }) => status === '200') || !own.some(({ status }) => status === '101');
  });
}
