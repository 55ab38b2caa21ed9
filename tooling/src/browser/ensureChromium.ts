import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { installPackages } from '../system/installPackages.ts';
import { findChromium } from './findChromium.ts';

const PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-liberation'];
const HELP =
  'Установите Chromium или Google Chrome и повторите; если он стоит в необычном месте, укажите его: CHROMIUM_PATH=/путь/к/chromium npm test.';

/** Path of Chromium, which is installed first where it is missing. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;

  console.log('Chromium не найден, устанавливаю.');
  // System packages where this process may install them, then Playwright's download.
  for (const install of [() => installPackages(...PACKAGES), download]) {
    if (!install()) continue;
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new UsageError(`Не удалось установить Chromium. ${HELP}`);
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
