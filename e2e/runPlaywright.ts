import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { TestedSystem } from './src/support/system.ts';

/** Which journeys run; see playwright.config.ts. */
export type JourneySet = 'quick' | 'rest' | 'change' | 'nightly' | 'nginx' | 'named';

interface JourneyRun {
  /** One for each worker. */
  systems: readonly TestedSystem[];
  chromium: string;
  set: JourneySet;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Runs journeys in Chromium. @returns the exit code of Playwright */
export async function runPlaywright({ systems, chromium, set, args, env }: JourneyRun): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [cli, 'test', ...args], {
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      ...env,
      E2E_SYSTEMS: JSON.stringify(systems),
      E2E_WORKERS: String(systems.length),
      CHROMIUM_PATH: chromium,
      E2E_SET: set,
    },
    stdio: 'inherit',
  });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}
