import path from 'node:path';
import { readOrigin } from 'vstrecha-kit/release/commandLine';
import { createProgram } from 'vstrecha-kit/system/commandLine';
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

/** What the command line of `deploy nginx` and `deploy site` says. All paths are absolute and need no quoting. */
export interface Deployment {
  shell: ServedOrigin;
  remotes: DeployedRemote[];
  /** Where designers open Storybook, if anywhere. */
  storybook: ServedOrigin | undefined;
  /** API processes as host:port. */
  api: string[];
  /** The registry service as host:port, if it is to take releases. */
  registry: string | undefined;
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

type Command = ReturnType<typeof createProgram>;

/** The options of a command that reads a deployment. */
export function addDeploymentOptions(command: Command) {
  return command
    .option('--shell <origin>', 'address of the shell (required)')
    .option('--remote <name=origin...>', 'a remote and its address: mf_catalog=https://catalog.example', [] as string[])
    .option('--storybook <origin>', 'address of Storybook, if designers open it')
    .option('--api <host:port...>', 'a process of the API', ['127.0.0.1:4000'])
    .option('--registry <host:port>', 'the registry service, if teams release by it')
    .option('--root <folder>', 'folder here that becomes the root of the server, such as that of an image', '')
    .option('--out <folder>', 'where the configuration goes')
    .option('--files <folder>', 'folder of the server with shell, remotes and settings', '/srv/vstrecha')
    .option('--config <file>', 'config.json of the deployment')
    .option('--certificate <file>', 'certificate with its chain')
    .option('--key <file>', 'key of the certificate')
    .option('--self-signed', 'make a certificate for trials')
    .option('--listen <address...>', 'address to listen on', [] as string[])
    .option('--redirect <port>', 'port that only redirects to https')
    .option('--state <folder>', 'folder of pid, logs and temporary files')
    .option('--logs <folder>', 'folder of the logs, or stdout')
    .option('--modules <folder>', "folder of nginx's modules", '/usr/lib/nginx/modules');
}

export type DeploymentOptions = ReturnType<ReturnType<typeof addDeploymentOptions>['opts']>;

/** Options from words, for programs that deploy without a command line. */
export function parseDeployment(args: readonly string[]): DeploymentOptions {
  return addDeploymentOptions(createProgram('', '')).parse(args, { from: 'user' }).opts();
}

/**
 * Reads the options.
 * @param ownConfig file of config.json without `--config`
 * @throws UsageError that names the option
 */
export function readDeployment(
  values: DeploymentOptions,
  ownConfig: string,
  env: NodeJS.ProcessEnv = process.env,
): Deployment {
  if (values.shell === undefined)
    throw new UsageError('--shell is missing: the address of the shell, such as --shell https://vstrecha.example.');
  const shell = readServed('--shell', values.shell);
  const remotes = values.remote.map(readRemote);
  const storybook = values.storybook === undefined ? undefined : readServed('--storybook', values.storybook);
  const served = servedOrigins({ shell, remotes, storybook });
  refuseShared(served);
  const out = values.root === '' ? path.resolve(values.out ?? 'nginx') : (values.out ?? '/etc/nginx');
  const configFile = path.resolve(values.config ?? ownConfig);
  return {
    shell,
    remotes,
    storybook,
    api: values.api.flatMap((text) => text.split(',')).map((text) => readProcess('--api', text)),
    registry: values.registry === undefined ? undefined : readProcess('--registry', values.registry),
    root: values.root === '' ? '' : path.resolve(values.root),
    out: readPath('--out', out),
    files: readPath('--files', values.files),
    sources: readConfig(configFile),
    configFile,
    certificate: readCertificate(values, out),
    isSelfSigned: values.selfSigned ?? false,
    listen: values.listen.map(readAddress),
    redirectPort: readRedirect(values.redirect, served),
    state: values.state === undefined ? undefined : readPath('--state', values.state),
    logs: values.logs === 'stdout' ? 'stdout' : readPath('--logs', values.logs ?? values.state ?? '/var/log/nginx'),
    modules: readPath('--modules', values.modules),
    sessionCookie: env.VSTRECHA_SESSION_COOKIE || undefined,
  };
}

/** Every origin that nginx answers for. */
export function servedOrigins({
  shell,
  remotes,
  storybook,
}: Pick<Deployment, 'shell' | 'remotes' | 'storybook'>): ServedOrigin[] {
  return [shell, ...remotes, ...(storybook === undefined ? [] : [storybook])];
}

function readServed(option: string, value: string): ServedOrigin {
  const origin = readOrigin(option, value);
  const { protocol, hostname, port } = new URL(origin);
  if (!/^https?:$/.test(protocol) || !/^[a-z0-9.-]+$/.test(hostname))
    throw new UsageError(`${option} must be an https:// address with a name or an IPv4 address, not '${value}'.`);
  const isHttps = protocol === 'https:';
  return { origin, host: hostname, port: Number(port || (isHttps ? 443 : 80)), isHttps };
}

function readRemote(value: string): DeployedRemote {
  const [, container, origin] = /^(mf_[a-z0-9_]+)=(.+)$/.exec(value) ?? [];
  if (container === undefined || origin === undefined)
    throw new UsageError(
      `--remote must be a name and an address, as mf_catalog=https://catalog.example, not '${value}'.`,
    );
  return { container, folder: container.replaceAll('_', '-'), ...readServed(`--remote ${container}`, origin) };
}

/** No two parts share an origin, and a port speaks either HTTPS or HTTP. */
function refuseShared(served: readonly ServedOrigin[]): void {
  for (const [index, one] of served.entries())
    for (const other of served.slice(0, index)) {
      if (other.origin === one.origin)
        throw new UsageError(
          `${one.origin} stands twice, but the shell, each remote and Storybook need an origin of their own.`,
        );
      if (other.port === one.port && other.isHttps !== one.isHttps)
        throw new UsageError(`--remote: port ${one.port} cannot serve both https and http.`);
    }
}

function readProcess(option: string, value: string): string {
  const [, port] = /^[a-z0-9.-]+:(\d{1,5})$/i.exec(value) ?? [];
  if (port !== undefined && isPort(port)) return value;
  throw new UsageError(`${option} must be the host and the port of a process, such as 127.0.0.1:4000, not '${value}'.`);
}

function readAddress(value: string): string {
  if (/^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])$/i.test(value)) return value;
  throw new UsageError(`--listen must be an address, such as 0.0.0.0 or [::], not '${value}'.`);
}

function readRedirect(value: string | undefined, served: readonly ServedOrigin[]): number | undefined {
  if (value === undefined) return served.some(({ isHttps, port }) => isHttps && port === 443) ? 80 : undefined;
  if (!isPort(value) || served.some(({ port }) => port === Number(value)))
    throw new UsageError(`--redirect must be a free port that redirects to https, not '${value}'.`);
  return Number(value);
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

function readCertificate(values: DeploymentOptions, out: string): Deployment['certificate'] {
  if ((values.certificate === undefined) !== (values.key === undefined))
    throw new UsageError(
      '--certificate and --key belong together: the file of the certificate with its chain, and the file of its key.',
    );
  return {
    file: readPath('--certificate', values.certificate ?? path.join(out, 'tls/fullchain.pem')),
    key: readPath('--key', values.key ?? path.join(out, 'tls/privkey.pem')),
  };
}

/** nginx would parse other characters as its syntax. */
function readPath(option: string, value: string): string {
  if (path.isAbsolute(value) && /^[\w./@+-]+$/.test(value)) return path.normalize(value).replace(/(.)\/$/, '$1');
  throw new UsageError(`${option} must be an absolute path of Latin letters, digits and . _ - @ +, not '${value}'.`);
}

/** Where a path of the server is on this machine. */
export const placeOf = ({ root }: Pick<Deployment, 'root'>, file: string): string => root + file;

function readConfig(file: string): Deployment['sources'] {
  try {
    return readSources(file);
  } catch (error) {
    throw new UsageError(`--config: ${file} is unusable: ${error instanceof Error ? error.message : String(error)}`);
  }
}
