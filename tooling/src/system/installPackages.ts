import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's packages, where this process may. @returns whether they are there now */
export function installPackages(...names: string[]): boolean {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  return isDebianRoot && run('update') && run('install', '--yes', '--no-install-recommends', ...names);
}

function run(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
