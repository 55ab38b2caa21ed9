import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { repositoryRoot } from '../system/packages.ts';

export interface Nginx {
  program: string;
  /** Folder of its modules, brotli among them. */
  modules: string;
}

const BROTLI = 'ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const UNPACKED = path.join(repositoryRoot, '.cache/nginx');

/** Where to look; tests replace it. */
interface NginxPlaces {
  /** Value of NGINX_PATH. */
  named?: string | undefined;
  /** Value of NGINX_MODULES. */
  modules?: string | undefined;
  /** Root of the system. */
  system?: string;
  /** Root of unpacked packages. */
  unpacked?: string;
}

/** The system's nginx, or the one unpacked by `ensureNginx`, if it has brotli; NGINX_PATH names another program. */
export function findNginx({
  named = process.env.NGINX_PATH,
  modules = process.env.NGINX_MODULES || '/usr/lib/nginx/modules',
  system = '/',
  unpacked = UNPACKED,
}: NginxPlaces = {}): Nginx | undefined {
  if (named) {
    if (isProgram(named) && existsSync(path.join(modules, BROTLI))) return { program: named, modules };
    throw new UsageError(
      `NGINX_PATH names '${named}', where no nginx with the module brotli in ${modules} is. Correct the path and NGINX_MODULES or remove the variable.`,
    );
  }
  return [system, unpacked]
    .map((root) => ({ program: path.join(root, 'usr/sbin/nginx'), modules: path.join(root, 'usr/lib/nginx/modules') }))
    .find((nginx) => isProgram(nginx.program) && existsSync(path.join(nginx.modules, BROTLI)));
}

/** nginx with brotli; where it is missing, Debian's packages are unpacked into `.cache` and start no service. */
export function ensureNginx(): Nginx {
  const found = findNginx();
  if (found) return found;
  console.log('nginx with the module brotli was not found, fetching the packages of Debian.');
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  const fetched =
    run('apt-get', 'download', ...PACKAGES) || (run('apt-get', 'update') && run('apt-get', 'download', ...PACKAGES));
  const archives = readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'));
  const unpacked = fetched && archives.every((name) => run('dpkg-deb', '--extract', name, UNPACKED));
  const nginx = unpacked ? findNginx() : undefined;
  if (nginx) return nginx;
  throw new UsageError(
    `Failed to fetch nginx. Install the packages ${PACKAGES.join(' and ')} or name the program: NGINX_PATH=/path/to/nginx.`,
  );
}

function run(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { cwd: UNPACKED, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
