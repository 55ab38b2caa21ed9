import type { ProxyRule } from '../serve/forward.ts';
import { LARGE_BODIES } from './largeBodies.ts';
import { forwardedPrefixes } from './nginxMaps.ts';
import { addHeader, block, quote, type Directive } from './nginxText.ts';

/** More than the API's largest upload, 50 MB and its form. */
const LARGEST_BODY = '64m';
/** Concurrent requests of one place to the API: a hall full of visitors shares an address. */
const REQUESTS_OF_PLACE = 500;
/** Concurrent uploads of one place. */
const UPLOADS_OF_PLACE = 50;
/** In every answer, so that logs of nginx and API can be joined. */
export const REQUEST_ID = addHeader('X-Request-Id', '$request_id');

/** Any status that no other rule answers: it leads a request to a named location without changing its method. */
const TO_API = 418;

/** Requests to the API, if their address is spelled plainly. Only uploads may be large. */
export function requestLocations(rules: readonly ProxyRule[]): Directive[] {
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
export function registryLocation(): Directive {
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
export function socketLocation({ prefix, socketPath }: ProxyRule): Directive {
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
