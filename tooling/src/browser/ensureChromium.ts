import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { findChromium } from './findChromium.ts';

interface Command {
  program: string;
  args: string[];
}

const HELP =
  'Установите Chromium или Google Chrome и повторите; если он стоит в необычном месте, укажите его: CHROMIUM_PATH=/путь/к/chromium npm test.';

/** Path of Chromium, which is installed first where it is missing. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;

  console.log('Chromium не найден, устанавливаю.');
  for (const attempt of installations()) {
    if (!attempt.every(run)) continue;
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new UsageError(`Не удалось установить Chromium. ${HELP}`);
}

/**
 * Ways to install, each a list of commands: system packages where this process may install them, then Playwright's
 * download.
 */
function installations(): Command[][] {
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  const download: Command[] = [{ program: process.execPath, args: [playwright, 'install', 'chromium'] }];
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) return [download];
  const packages: Command[] = [
    { program: 'apt-get', args: ['update'] },
    {
      program: 'apt-get',
      args: ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-dejavu-core', 'fonts-liberation'],
    },
  ];
  return [packages, download];
}

function run({ program, args }: Command): boolean {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
