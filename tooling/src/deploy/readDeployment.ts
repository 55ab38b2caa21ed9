import path from 'node:path';
import { parseArgs } from 'node:util';
import { readOrigin } from 'vstrecha-kit/release/commandLine';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { readSources } from '../system/watchSources.ts';

/** An origin that nginx serves. */
export interface ServedOrigin {
  origin: string;
  host: string;
  port: number;
  isHttps: boolean;
}

export interface DeployedRemote extends ServedOrigin {
  /** `mf_catalog` */
  container: string;
  /** `mf-catalog` */
  folder: string;
}

/** What the command line of `deploy:nginx` and `deploy:site` says. All paths are absolute and need no quoting. */
export interface Deployment {
  shell: ServedOrigin;
  remotes: DeployedRemote[];
  /** API processes as host:port. */
  api: string[];
  /** Folder on this machine that becomes the server's root, such as that of an image; empty for this machine itself. */
  root: string;
  /** Where the generated files go. */
  out: string;
  /** The server's folder with shell, remotes, config.json and registry.json (docs/deploying.md). */
  files: string;
  /** Sources of the policy that config.json names. */
  sources: ReturnType<typeof readSources>;
  configFile: string;
  certificate: { file: string; key: string };
  isSelfSigned: boolean;
  /** Addresses to listen on; every IPv4 address without any. */
  listen: string[];
  /** Port that only redirects to HTTPS. */
  redirectPort: number | undefined;
  /** Folder of pid, logs and temporary files instead of Debian's. */
  state: string | undefined;
  /** Folder of the logs, or `stdout` for those of a container. */
  logs: string;
  /** Folder of nginx's modules. */
  modules: string;
  sessionCookie: string | undefined;
}

const EXAMPLE = 'npm run deploy:nginx -- --shell https://vstrecha.example --remote mf_catalog=https://catalog.example';

const OPTIONS = {
  shell: { type: 'string' },
  remote: { type: 'string', multiple: true, default: [] as string[] },
  api: { type: 'string', multiple: true, default: ['127.0.0.1:4000'] as string[] },
  root: { type: 'string', default: '' },
  out: { type: 'string' },
  files: { type: 'string', default: '/srv/vstrecha' },
  config: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'self-signed': { type: 'boolean', default: false },
  listen: { type: 'string', multiple: true, default: [] as string[] },
  redirect: { type: 'string' },
  state: { type: 'string' },
  logs: { type: 'string' },
  modules: { type: 'string', default: '/usr/lib/nginx/modules' },
} as const;

/**
 * Reads the command line.
 * @param ownConfig file of config.json without `--config`
 * @throws UsageError that names the option
 */
export function readDeployment(args: string[], ownConfig: string, env: NodeJS.ProcessEnv = process.env): Deployment {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.shell === undefined) throw new UsageError(`--shell: не указан адрес оболочки. Пример: ${EXAMPLE}`);
  const shell = readServed('--shell', values.shell);
  const remotes = values.remote.map(readRemote);
  refuseShared([shell, ...remotes]);
  const out = values.root === '' ? path.resolve(values.out ?? 'nginx') : (values.out ?? '/etc/nginx');
  const configFile = path.resolve(values.config ?? ownConfig);
  return {
    shell,
    remotes,
    api: values.api.flatMap((text) => text.split(',')).map(readApi),
    root: values.root === '' ? '' : path.resolve(values.root),
    out: readPath('--out', out),
    files: readPath('--files', values.files),
    sources: readConfig(configFile),
    configFile,
    certificate: readCertificate(values, out),
    isSelfSigned: values['self-signed'],
    listen: values.listen.map(readAddress),
    redirectPort: readRedirect(values.redirect, [shell, ...remotes]),
    state: values.state === undefined ? undefined : readPath('--state', values.state),
    logs: values.logs === 'stdout' ? 'stdout' : readPath('--logs', values.logs ?? values.state ?? '/var/log/nginx'),
    modules: readPath('--modules', values.modules),
    sessionCookie: env.VSTRECHA_SESSION_COOKIE || undefined,
  };
}

function readServed(option: string, value: string): ServedOrigin {
  const origin = readOrigin(option, value);
  const { protocol, hostname, port } = new URL(origin);
  if (!/^https?:$/.test(protocol) || !/^[a-z0-9.-]+$/.test(hostname))
    throw new UsageError(`${option}: нужен адрес https:// с именем или адресом IPv4, а указано «${value}».`);
  const isHttps = protocol === 'https:';
  return { origin, host: hostname, port: Number(port || (isHttps ? 443 : 80)), isHttps };
}

function readRemote(value: string): DeployedRemote {
  const [, container, origin] = /^(mf_[a-z0-9_]+)=(.+)$/.exec(value) ?? [];
  if (container === undefined || origin === undefined)
    throw new UsageError(
      `--remote: нужны имя и адрес, как в «mf_catalog=https://catalog.example», а указано «${value}».`,
    );
  return { container, folder: container.replaceAll('_', '-'), ...readServed(`--remote ${container}`, origin) };
}

/** No two parts share an origin, and a port speaks either HTTPS or HTTP. */
function refuseShared(served: readonly ServedOrigin[]): void {
  for (const [index, one] of served.entries())
    for (const other of served.slice(0, index)) {
      if (other.origin === one.origin)
        throw new UsageError(`--remote: адрес ${one.origin} указан дважды, а у оболочки и каждого раздела он свой.`);
      if (other.port === one.port && other.isHttps !== one.isHttps)
        throw new UsageError(`--remote: на порту ${one.port} нельзя отдавать и https, и http.`);
    }
}

function readApi(value: string): string {
  const [, port] = /^[a-z0-9.-]+:(\d{1,5})$/i.exec(value) ?? [];
  if (port !== undefined && isPort(port)) return value;
  throw new UsageError(`--api: нужны адрес и порт процесса API, например 127.0.0.1:4000, а указано «${value}».`);
}

function readAddress(value: string): string {
  if (/^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])$/i.test(value)) return value;
  throw new UsageError(`--listen: нужен адрес, например 0.0.0.0 или [::], а указано «${value}».`);
}

function readRedirect(value: string | undefined, served: readonly ServedOrigin[]): number | undefined {
  if (value === undefined) return served.some(({ isHttps, port }) => isHttps && port === 443) ? 80 : undefined;
  if (!isPort(value) || served.some(({ port }) => port === Number(value)))
    throw new UsageError(`--redirect: нужен свободный порт, с которого переводить на https, а указано «${value}».`);
  return Number(value);
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

function readCertificate(values: { certificate?: string; key?: string }, out: string): Deployment['certificate'] {
  if ((values.certificate === undefined) !== (values.key === undefined))
    throw new UsageError('--certificate и --key указывают вместе: файл сертификата с цепочкой и файл его ключа.');
  return {
    file: readPath('--certificate', values.certificate ?? path.join(out, 'tls/fullchain.pem')),
    key: readPath('--key', values.key ?? path.join(out, 'tls/privkey.pem')),
  };
}

/** nginx would parse other characters as its syntax. */
function readPath(option: string, value: string): string {
  if (path.isAbsolute(value) && /^[\w./@+-]+$/.test(value)) return path.normalize(value).replace(/(.)\/$/, '$1');
  throw new UsageError(
    `${option}: нужен полный путь из латинских букв, цифр и знаков . _ - @ +, а указано «${value}».`,
  );
}

/** Where a path of the server is on this machine. */
export const placeOf = ({ root }: Pick<Deployment, 'root'>, file: string): string => root + file;

function readConfig(file: string): Deployment['sources'] {
  try {
    return readSources(file);
  } catch (error) {
    throw new UsageError(`--config: ${file} не подходит: ${error instanceof Error ? error.message : String(error)}`);
  }
}
