import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { ensureChromium } from '../tooling/src/browser/ensureChromium.ts';
import { assertPortsFree, listPorts, readPorts } from '../tooling/src/system/ports.ts';
import { UsageError } from '../tooling/src/system/UsageError.ts';
import { startControl } from './startControl.ts';
import { startSystem } from './startSystem.ts';

// Starts the built system on its own ports with an empty, seeded database, runs the journeys in Chromium, stops
// everything.
// Arguments go to Playwright: `npm test -- supplierMeets --headed`. E2E_PORT moves the ports.
const DEFAULT_PORT = '9180';

async function run(): Promise<number> {
  const ports = readPorts(process.env.E2E_PORT ?? DEFAULT_PORT);
  await assertPortsFree(listPorts(ports));
  const chromium = ensureChromium();
  const system = await startSystem(ports);
  const control = await startControl(system.api);
  try {
    return await runPlaywright({
      E2E_ADDRESS: system.address,
      E2E_CONTROL: control.address,
      E2E_MAIL: system.mailFolder,
      CHROMIUM_PATH: chromium,
    });
  } finally {
    await control.close();
    await system.stop();
  }
}

async function runPlaywright(env: Record<string, string>): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
