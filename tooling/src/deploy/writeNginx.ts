import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPRESS_FROM_BYTES, typeOf } from '../serve/sendFile.ts';
import { apiRules } from '../system/serveSystem.ts';
import { EXTENSIONS, nginxMaps } from './nginxMaps.ts';
import { otherServers, remoteServer, shellServer, storybookServers } from './nginxServers.ts';
import { block, printNginx, type Directive } from './nginxText.ts';
import { placeOf, type Deployment } from './readDeployment.ts';
import type { Site } from './readSite.ts';

/** Mozilla's «intermediate» profile: every browser that the shell supports. */
const TLS = [
  'ssl_protocols TLSv1.2 TLSv1.3',
  'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305',
  'ssl_prefer_server_ciphers off',
  'ssl_session_cache shared:vstrecha:10m',
  'ssl_session_timeout 1d',
  'ssl_session_tickets off',
];

/** A line of JSON per request, without its query: queries contain tokens of e-mails. */
const LOG_FIELDS = {
  time: '$time_iso8601',
  id: '$request_id',
  address: '$remote_addr',
  method: '$request_method',
  host: '$host',
  path: '$vstrecha_path',
  status: '$status',
  bytes: '$body_bytes_sent',
  seconds: '$request_time',
  api: '$upstream_addr',
  apiStatus: '$upstream_status',
};

/**
 * Writes the configuration of nginx: `nginx.conf` for a dedicated machine, which includes `vstrecha.conf`; that alone
 * fits a machine whose nginx serves more.
 */
export function writeNginx(deployment: Deployment, site: Site): void {
  const folder = placeOf(deployment, deployment.out);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, directives: readonly Directive[]) =>
    writeFileSync(
      path.join(folder, name),
      `# Written by «npm run deploy nginx»; run it again instead of editing.\n${printNginx(directives)}`,
    );
  write('nginx.conf', mainFile(deployment));
  write('vstrecha.conf', ourFile(deployment, site));
}

function mainFile({ state, logs, modules }: Deployment): Directive[] {
  const temporary = state === undefined ? [] : ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `load_module ${modules}/ngx_http_brotli_static_module.so`,
    // With another folder for its state, nginx runs as whoever starts it.
    ...(state === undefined ? ['user www-data'] : []),
    'worker_processes auto',
    // A push socket takes two connections.
    'worker_rlimit_nofile 32768',
    `pid ${state ?? '/run'}/nginx.pid`,
    `error_log ${logs === 'stdout' ? 'stderr' : `${logs}/error.log`} warn`,
    block('events', 'worker_connections 16384'),
    block(
      'http',
      ...temporary.map((name) => `${name}_temp_path ${state}/${name}`),
      'map_hash_bucket_size 256',
      'server_names_hash_bucket_size 128',
      'sendfile on',
      'tcp_nopush on',
      'keepalive_timeout 65s',
      'client_header_timeout 15s',
      'include vstrecha.conf',
    ),
  ];
}

function ourFile(deployment: Deployment, site: Site): Directive[] {
  const rules = apiRules('http://vstrecha_api');
  const { logs } = deployment;
  return [
    ...fileTypes(),
    'server_tokens off',
    ...TLS,
    'brotli_static on',
    'gzip on',
    `gzip_min_length ${COMPRESS_FROM_BYTES}`,
    `log_format vstrecha escape=json '${JSON.stringify(LOG_FIELDS)}'`,
    `access_log ${logs === 'stdout' ? '/dev/stdout' : `${logs}/access.log`} vstrecha`,
    // An address with every filter of an older release takes 20 KB.
    'large_client_header_buffers 4 64k',
    ...nginxMaps(deployment, site, rules),
    'limit_conn_zone $vstrecha_place zone=vstrecha_requests:10m',
    'limit_conn_zone $vstrecha_place zone=vstrecha_uploads:10m',
    block(
      'upstream vstrecha_api',
      'zone vstrecha_api 64k',
      'least_conn',
      // A process that restarts is tried again after a second.
      ...deployment.api.map((address) => `server ${address} max_fails=2 fail_timeout=1s`),
    ),
    ...(deployment.registry === undefined
      ? []
      : [block('upstream vstrecha_registry', `server ${deployment.registry}`)]),
    ...otherServers(deployment),
    shellServer(deployment, site, rules),
    ...deployment.remotes.map((remote) => remoteServer(deployment, remote)),
    ...storybookServers(deployment),
  ];
}

function fileTypes(): Directive[] {
  const extensions = new Map<string, string[]>();
  const texts = new Set<string>();
  for (const extension of EXTENSIONS) {
    const { type, isText } = typeOf(`file.${extension}`);
    extensions.set(type, [...(extensions.get(type) ?? []), extension]);
    // nginx takes text/html for granted and warns of its repetition.
    if (isText && type !== 'text/html') texts.add(type);
  }
  return [
    block('types', ...[...extensions].map(([type, names]) => `${type} ${names.join(' ')}`)),
    'default_type application/octet-stream',
    'charset utf-8',
    `charset_types ${[...texts].join(' ')}`,
    `gzip_types ${[...texts].join(' ')}`,
  ];
}
