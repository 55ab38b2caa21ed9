import type { PolicySources } from '../serve/contentSecurityPolicy.ts';
import { WANDERING, type ProxyRule } from '../serve/forward.ts';
import { NAVIGATION, pathKinds } from '../serve/navigation.ts';
import { shellHeaders } from '../serve/securityHeaders.ts';
import { HASHED_NAME, IMMUTABLE, REVALIDATE, typeOf } from '../serve/sendFile.ts';
import { inlineOf, sessionPattern } from '../serve/shellPages.ts';
import { map, quote, type Directive } from './nginxText.ts';
import type { Deployment } from './readDeployment.ts';
import type { Site } from './readSite.ts';

/** Statuses of a file that was found. */
const FOUND = '~^(?:200|206|304):';

/** No file can exist below another file. */
const NO_FILE = '/index.html/none';

/** Types of files that builds contain, by the end of their names. */
export const EXTENSIONS = [
  ...['html', 'css', 'js', 'mjs', 'json', 'map', 'webmanifest', 'txt', 'xml', 'svg', 'ics'],
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'woff', 'woff2', 'pdf', 'wasm'],
];

/** Regular expression of the prefixes whose requests go to the API. */
export const forwardedPrefixes = (rules: readonly ProxyRule[]): string =>
  `(?:${rules.flatMap(({ prefix, socketPath }) => (socketPath ? [] : [prefix])).join('|')})`;

/** What chooseShellPage and createStaticServer decide by request, as variables. */
export function nginxMaps(
  { sources, remotes, sessionCookie }: Deployment,
  site: Site,
  rules: readonly ProxyRule[],
): Directive[] {
  const { session, guest } = site.pages;
  const policySources = { remoteOrigins: remotes.map(({ origin }) => origin), ...sources };
  const policy = (inline?: PolicySources['inline']) =>
    quote(shellHeaders({ ...policySources, inline })['Content-Security-Policy'] ?? '');
  const drawnPages = [...new Set(Object.values(guest))].map((file) => `/${file}`);
  return [
    map('$http_cookie', '$vstrecha_session', { default: '0', [`~${sessionPattern(sessionCookie).source}`]: '1' }),
    map('$vstrecha_session:$uri', '$vstrecha_page', {
      default: '/index.html',
      '~^1:': `/${session}`,
      ...Object.fromEntries(Object.entries(guest).map(([address, file]) => [`0:${address}`, `/${file}`])),
    }),
    map('$uri', '$vstrecha_path_kind', {
      default: 'page',
      ...Object.fromEntries(pathKinds(site.folders).map(([kind, pattern]) => [`~${pattern}`, kind])),
    }),
    map('$vstrecha_path_kind:$http_sec_fetch_mode:$http_accept', '$vstrecha_navigates', {
      default: '0',
      [`~${NAVIGATION.source}`]: '1',
    }),
    map('$vstrecha_navigates', '$vstrecha_fallback', { default: '$vstrecha_page', 0: NO_FILE }),
    map('$status:$uri', '$vstrecha_policy', {
      default: policy(),
      [`${FOUND}(?:/index.html|/${session})$`]: policy(inlineOf(site.pages, false)),
      [`${FOUND}(?:${drawnPages.join('|')})$`]: policy(inlineOf(site.pages, true)),
    }),
    map('$request_uri', '$vstrecha_is_plain', {
      default: '0',
      [`~*^[^?]*${WANDERING.source.replace('|$)', '|\\?|$)')}`]: '0',
      [`~^${forwardedPrefixes(rules)}(?:[/?]|$)`]: '1',
    }),
    // For the log: as asked, without the query's tokens; $uri becomes the page's file.
    map('$request_uri', '$vstrecha_path', { default: '$uri', '~^(?<vstrecha_asked>[^?]*)': '$vstrecha_asked' }),
    // Limits count an IPv4 address, or the /64 network of an IPv6 one.
    map('$remote_addr', '$vstrecha_place', {
      default: '$remote_addr',
      '~^(?<vstrecha_network>[0-9a-f]+:[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):': '$vstrecha_network',
      '~^(?<vstrecha_short_network>[0-9a-f:]*?)::': '$vstrecha_short_network',
    }),
    map('$status', '$vstrecha_allow', { default: '""', 405: quote('GET, HEAD') }),
    // A missing file must not be cached as long as the file.
    map('$status:$uri', '$vstrecha_caching', {
      default: REVALIDATE,
      [`${FOUND}.*${HASHED_NAME.source}[^/]*$`]: quote(IMMUTABLE),
    }),
    map('$status:$uri', '$vstrecha_vary', {
      default: '""',
      [`${FOUND}(?:${['/index.html', `/${session}`, ...drawnPages].join('|')})$`]: quote('Cookie, Accept-Encoding'),
      [`${FOUND}.*\\.(?:${EXTENSIONS.filter((name) => typeOf(`.${name}`).isText).join('|')})$`]: 'Accept-Encoding',
    }),
  ];
}
