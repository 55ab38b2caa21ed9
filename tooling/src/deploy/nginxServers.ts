import { isIPv4 } from 'node:net';
import { SENTENCES } from '../serve/createStaticServer.ts';
import { UNREACHABLE, type ProxyRule } from '../serve/forward.ts';
import { httpsHeaders, remoteHeaders, shellHeaders } from '../serve/securityHeaders.ts';
import { HASHED_NAME } from '../serve/sendFile.ts';
import { LARGE_BODIES } from './largeBodies.ts';
import { forwardedPrefixes } from './nginxMaps.ts';
import { addHeader, block, quote, type Directive } from './nginxText.ts';
import type { DeployedRemote, Deployment, ServedOrigin } from './readDeployment.ts';
import type { Site } from './readSite.ts';

/** A little more than the API allows, so that the API refuses in its own words what is not much larger. */
const USUAL_BODY = '66k';
/** More than the API's largest upload, 50 MB and its form. */
const LARGEST_BODY = '64m';
/** Concurrent requests of one place to the API: a hall full of visitors shares an address. */
const REQUESTS_OF_PLACE = 500;
/** Concurrent uploads of one place. */
const UPLOADS_OF_PLACE = 50;
const BUSY = 'Слишком много запросов одновременно. Повторите через несколько секунд.';
/** The address may end like a file of another type. */
const PLAIN_TEXT: Directive[] = [block('types'), 'default_type "text/plain; charset=utf-8"'];
const REQUEST_ID = addHeader('X-Request-Id', '$request_id');
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
  return block(
    'server',
    ...listening(deployment, remote),
    `root ${deployment.files}/remotes/${remote.folder}`,
    ...Object.entries(remoteHeaders()).map(([name, value]) => addHeader(name, value)),
    ...secure(remote),
    ...FILE_HEADERS,
    ...errorPages(),
    block('location ~ /\\.', 'return 404'),
    block('location /', 'try_files $uri =404'),
  );
}

/** Refuses visitors who ask for a host of another system, and redirects plain HTTP. */
export function otherServers({ shell, remotes, redirectPort, ...deployment }: Deployment): Directive[] {
  const served = [shell, ...remotes];
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

/** Any status that no other rule answers: it leads a request to a named location without changing its method. */
const TO_API = 418;

/** Requests to the API, if their address is spelled plainly. Only uploads may be large. */
function requestLocations(rules: readonly ProxyRule[]): Directive[] {
  const toApi = [
    block('if ($vstrecha_is_plain = 0)', 'return 404'),
    'proxy_pass http://vstrecha_api',
    ...forwarding(),
    // With `close` the API would cut off an upload that it refuses, and its answer would be lost.
    'proxy_set_header Connection keep-alive',
    'limit_conn_status 429',
    `limit_conn vstrecha_requests ${REQUESTS_OF_PLACE}`,
  ];
  return [
    block(
      `location ~ ${quote(`^(?:${LARGE_BODIES.join('|')})$`)}`,
      ...toApi,
      `limit_conn vstrecha_uploads ${UPLOADS_OF_PLACE}`,
      `client_max_body_size ${LARGEST_BODY}`,
      // The API refuses guests before the body has arrived, which would fill the disk here.
      'proxy_request_buffering off',
    ),
    block(`location ~ ${quote(`^${forwardedPrefixes(rules.filter(({ method }) => !method))}(?:/|$)`)}`, ...toApi),
    `error_page ${TO_API} = @api`,
    block('location @api', ...toApi),
    ...rules.flatMap(({ prefix, method }) =>
      method === undefined
        ? []
        : [
            block(
              `location ~ ${quote(`^${prefix}(?:/|$)`)}`,
              block(`if ($request_method = ${method})`, `return ${TO_API}`),
              'try_files $uri $vstrecha_fallback =404',
            ),
          ],
    ),
  ];
}

/** Changes of remotes, which the registry service takes; it refuses other spellings of these addresses. */
function registryLocation(): Directive {
  return block(
    'location ~ "^/registry/\\w+$"',
    'proxy_pass http://vstrecha_registry',
    ...forwarding(),
    'proxy_set_header Connection keep-alive',
    'limit_conn_status 429',
    `limit_conn vstrecha_requests ${REQUESTS_OF_PLACE}`,
    // It waits for other changes and asks the origins of builds.
    'proxy_read_timeout 90s',
  );
}

/** WebSockets of the push server, which gets the path without the prefix. */
function socketLocation({ prefix, socketPath }: ProxyRule): Directive {
  const path = socketPath?.source.replace(/^\^/, '').replace(/\$$/, '') ?? '';
  return block(
    `location ~ ${quote(`^${prefix}(?<vstrecha_socket>${path.replaceAll('\\/', '/')})$`)}`,
    block('if ($http_upgrade !~* ^websocket$)', 'return 404'),
    block(`if ($request_uri !~ ${quote(`^${prefix}${path}(?:\\?|$)`)})`, 'return 404'),
    'proxy_pass http://vstrecha_api$vstrecha_socket$is_args$args',
    ...forwarding(),
    'proxy_set_header Connection upgrade',
    'proxy_set_header Upgrade $http_upgrade',
    // The push server pings silent sockets after two minutes.
    'proxy_read_timeout 300s',
    'proxy_send_timeout 300s',
  );
}

function forwarding(): Directive[] {
  return [
    'proxy_http_version 1.1',
    'proxy_set_header Host $http_host',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
    'proxy_set_header X-Forwarded-Proto $scheme',
    'proxy_set_header X-Forwarded-Host $http_host',
    'proxy_set_header X-Request-Id $request_id',
    'proxy_hide_header X-Request-Id',
    // The only header of this level, because answers of the API keep their own.
    REQUEST_ID,
    'gzip off',
    'proxy_connect_timeout 3s',
    // Retry on another process only what this process has not received, or what changes no data.
    'proxy_next_upstream error timeout',
    'proxy_next_upstream_tries 3',
    'proxy_next_upstream_timeout 10s',
  ];
}
