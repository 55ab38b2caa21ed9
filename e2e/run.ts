import { availableParallelism } from 'node:os';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { ensureChromium } from '../tooling/src/browser/ensureChromium.ts';
import { startOwnSystem, type OwnSystem } from '../tooling/src/start/startOwnSystem.ts';
import { readPorts } from '../tooling/src/system/ports.ts';
import { createOperator } from './operator.ts';
import { runPlaywright } from './runPlaywright.ts';
import type { TestedSystem } from './src/support/system.ts';
import { startControl, type Control } from './startControl.ts';

// Starts the built system on its own ports with an empty, seeded database, runs the journeys in Chromium and stops
// everything. A full run has two workers with a system each. Arguments go to Playwright: `npm test -- supplierMeets
// --headed`. E2E_PORT moves the ports, E2E_WORKERS sets the number of workers. `--quick` runs the journeys of the root's `npm test`,
// `--rest` the others, `--nightly` those that take too long for every change.
const DEFAULT_PORT = '9180';
const MOST_WORKERS = 2;
const SETS = ['quick', 'rest', 'nightly'] as const;
const set = SETS.find((name) => process.argv.includes(`--${name}`));
const args = process.argv.slice(2).filter((argument) => argument !== `--${set}`);
const areNamed = args.some((argument) => !argument.startsWith('-'));

async function run(): Promise<number> {
  const chromium = ensureChromium();
  const started: StartedSystem[] = [];
  try {
    // Sequentially: the first one builds what changed.
    for (let port = process.env.E2E_PORT ?? DEFAULT_PORT; started.length < countWorkers();) {
      const ports = readPorts(port);
      const system = await startOwnSystem(ports);
      started.push({ system, control: await startControl(system.api, createOperator(ports.shell, system.configFile)) });
      port = String(ports.api + 1);
    }
    return await runPlaywright({
      systems: started.map(describe),
      chromium,
      args,
      set: set ?? (areNamed ? 'named' : 'change'),
    });
  } finally {
    await Promise.all(
      started.map(async ({ system, control }) => {
        await control.close();
        await system.stop();
      }),
    );
  }
}

interface StartedSystem {
  system: OwnSystem;
  control: Control;
}

function describe({ system, control }: StartedSystem): TestedSystem {
  return { address: system.address, control: control.address, mail: system.mailFolder };
}

/** One worker when journeys are named: a second system would then take more time than it saves. */
function countWorkers(): number {
  if (process.env.E2E_WORKERS !== undefined) return Number(process.env.E2E_WORKERS);
  return areNamed ? 1 : Math.min(MOST_WORKERS, availableParallelism());
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
