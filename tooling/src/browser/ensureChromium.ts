import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { installPackages } from '../system/installPackages.ts';
import { findChromium } from './findChromium.ts';

const PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-liberation'];
const HELP =
  'Install Chromium or Google Chrome and try again; name one in an unusual place: CHROMIUM_PATH=/path/to/chromium npm test.';

/** Path of Chromium, which is installed first where it is missing. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;

  console.log('Chromium was not found, installing it.');
  // System packages where this process may install them, then Playwright's download.
  for (const install of [() => installPackages(...PACKAGES), download]) {
    if (!install()) continue;
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new UsageError(`Failed to install Chromium. ${HELP}`);
}

function download(): boolean {
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  const { status } = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
