import { isIPv4 } from 'node:net';
import { SENTENCES } from '../serve/createStaticServer.ts';
import { UNREACHABLE, type ProxyRule } from '../serve/forward.ts';
import { httpsHeaders, remoteHeaders, shellHeaders, storybookHeaders } from '../serve/securityHeaders.ts';
import { HASHED_NAME } from '../serve/sendFile.ts';
import { registryLocation, REQUEST_ID, requestLocations, socketLocation } from './nginxApi.ts';
import { addHeader, block, quote, type Directive } from './nginxText.ts';
import { servedOrigins, type DeployedRemote, type Deployment, type ServedOrigin } from './readDeployment.ts';
import type { Site } from './readSite.ts';

/** A little more than the API allows, so that the API refuses in its own words what is not much larger. */
const USUAL_BODY = '66k';
const BUSY = 'Слишком много запросов одновременно. Повторите через несколько секунд.';
/** The address may end like a file of another type. */
const PLAIN_TEXT: Directive[] = [block('types'), 'default_type "text/plain; charset=utf-8"'];
const FILE_HEADERS = [
  addHeader('Cache-Control', '$vstrecha_caching'),
  addHeader('Vary', '$vstrecha_vary'),
  addHeader('Allow', '$vstrecha_allow'),
  REQUEST_ID,
];

/** The shell's origin: its files and pages, and what goes to the API. */
export function shellServer(deployment: Deployment, site: Site, rules: readonly ProxyRule[]): Directive {
  const { shell, files } = deployment;
  return block(
    'server',
    ...listening(deployment, shell),
    `root ${files}/shell/${site.id}`,
    `client_max_body_size ${USUAL_BODY}`,
    ...Object.entries(shellHeaders({ remoteOrigins: [] })).map(([name, value]) =>
      addHeader(name, name === 'Content-Security-Policy' ? '$vstrecha_policy' : value),
    ),
    ...secure(shell),
    ...FILE_HEADERS,
    ...errorPages(),
    'error_page 502 504 = @unreachable',
    block(
      'location @unreachable',
      ...PLAIN_TEXT,
      addHeader('Cache-Control', 'no-store'),
      REQUEST_ID,
      say(502, UNREACHABLE),
    ),
    // nginx has not read the host of a malformed address, so the redirect must be relative.
    'error_page 400 414 = /malformed',
    'error_page 413 = @large',
    block('location @large', ...PLAIN_TEXT, REQUEST_ID, say(413, 'Запрос слишком большой.')),
    'error_page 429 = @busy',
    block('location @busy', ...PLAIN_TEXT, REQUEST_ID, addHeader('Retry-After', '5'), say(429, BUSY)),
    block('location = /malformed', 'internal', 'absolute_redirect off', 'return 302 /'),
    block('location = /', 'try_files $vstrecha_page =404'),
    ...['config.json', 'registry.json'].map((name) =>
      // Changed after the build, so no compressed copy fits.
      block(`location = /${name}`, `alias ${files}/${name}`, 'brotli_static off'),
    ),
    ...requestLocations(rules),
    ...(deployment.registry === undefined ? [] : [registryLocation()]),
    ...rules.filter(({ socketPath }) => socketPath).map(socketLocation),
    block('location ~ /\\.', 'try_files $vstrecha_fallback =404'),
    block(`location ~ ${quote(`${HASHED_NAME.source}[^/]*$`)}`, 'try_files $uri @old'),
    block('location @old', `root ${files}/old`, 'try_files $uri @page'),
    block('location @page', 'try_files $vstrecha_fallback =404'),
    block('location /', 'try_files $uri $vstrecha_fallback =404'),
  );
}

/** A remote's origin: all its builds. */
export function remoteServer(deployment: Deployment, remote: DeployedRemote): Directive {
  return fileServer(deployment, remote, `remotes/${remote.folder}`, remoteHeaders(), 'try_files $uri =404');
}

/** Storybook's origin, if it has one. */
export function storybookServers(deployment: Deployment): Directive[] {
  const { storybook } = deployment;
  if (storybook === undefined) return [];
  // The redirect to a folder's page must not name the port that nginx listens on.
  const folders = ['absolute_redirect off', 'try_files $uri $uri/ =404'];
  return [fileServer(deployment, storybook, 'storybook', storybookHeaders(), ...folders)];
}

/** An origin that has files alone. */
function fileServer(
  deployment: Deployment,
  origin: ServedOrigin,
  folder: string,
  headers: Readonly<Record<string, string>>,
  ...lines: readonly Directive[]
): Directive {
  return block(
    'server',
    ...listening(deployment, origin),
    `root ${deployment.files}/${folder}`,
    ...Object.entries(headers).map(([name, value]) => addHeader(name, value)),
    ...secure(origin),
    ...FILE_HEADERS,
    ...errorPages(),
    block('location ~ /\\.', 'return 404'),
    block('location /', ...lines),
  );
}

/** Refuses visitors who ask for a host of another system, and redirects plain HTTP. */
export function otherServers({ redirectPort, ...deployment }: Deployment): Directive[] {
  const served = servedOrigins(deployment);
  const securePorts = [...new Set(served.filter(({ isHttps }) => isHttps).map(({ port }) => port))];
  // Browsers name no host in the handshake with an IP address.
  const named = securePorts.filter((port) => !served.some((each) => each.port === port && isIPv4(each.host)));
  const refusals = named.map((port) =>
    block('server', ...listens(deployment, port, ' ssl default_server'), 'ssl_reject_handshake on'),
  );
  if (redirectPort === undefined) return refusals;
  const firstOfHost = served.filter(
    ({ host, isHttps }, index) => isHttps && served.findIndex((other) => other.host === host) === index,
  );
  const redirects = firstOfHost.map(({ host, origin }, index) =>
    block(
      'server',
      ...listens(deployment, redirectPort, index === 0 ? ' default_server' : ''),
      `server_name ${host}`,
      // Certificates are renewed over plain HTTP.
      block('location ^~ /.well-known/acme-challenge/', `root ${deployment.files}/acme`),
      block('location /', `return 301 ${origin}$request_uri`),
    ),
  );
  return [...refusals, ...redirects];
}

function listening(deployment: Deployment, { host, port, isHttps }: ServedOrigin): Directive[] {
  const { file, key } = deployment.certificate;
  return [
    // Newer versions of nginx prefer `http2 on`, which that of Debian 12 does not know.
    ...listens(deployment, port, isHttps ? ' ssl http2' : ''),
    `server_name ${host}`,
    ...(isHttps ? [`ssl_certificate ${file}`, `ssl_certificate_key ${key}`] : []),
  ];
}

function listens({ listen }: Pick<Deployment, 'listen'>, port: number, suffix: string): Directive[] {
  if (listen.length === 0) return [`listen ${port}${suffix}`];
  return listen.map((address) => `listen ${address}:${port}${suffix}`);
}

function secure({ isHttps }: ServedOrigin): Directive[] {
  return isHttps ? Object.entries(httpsHeaders()).map(([name, value]) => addHeader(name, value)) : [];
}

function errorPages(): Directive[] {
  return [
    // 403 would reveal that a file exists.
    'error_page 403 404 = @missing',
    block('location @missing', ...PLAIN_TEXT, say(404, SENTENCES[404] ?? '')),
    'error_page 405 = @readonly',
    block('location @readonly', ...PLAIN_TEXT, say(405, SENTENCES[405] ?? '')),
  ];
}

const say = (status: number, sentence: string): Directive => `return ${status} ${quote(sentence)}`;
