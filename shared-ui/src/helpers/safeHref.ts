const WEB_PROTOCOLS = new Set(['http:', 'https:']);
const SAFE_PROTOCOLS = new Set([...WEB_PROTOCOLS, 'mailto:', 'tel:', 'webcal:']);

/** A path of this site; `//` would start another host. */
const LOCAL_PATH = /^\/[\w?#-]/;

/**
 * The address if following it cannot run a script (`javascript:`, `data:` …), otherwise undefined. Relative addresses
 * are allowed.
 */
export function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined;
  // Fast path: lists have hundreds of such links, and parsing URLs is slow.
  if (LOCAL_PATH.test(href)) return href;
  const url = parse(href, window.location.href);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? href : undefined;
}

/**
 * First path segments of this site that belong to the server: a GET there may have effects, as `/api/auth/logout` has.
 */
const SERVER_FOLDERS = new Set(['api', 'push', 'images', 'reports']);
/** Pages need no dot, escape or backslash; without them every server reads a path the same way. */
const PAGE_PATH = /^[\w/-]*$/;

/**
 * The address if it is an absolute web address (`http:` or `https:`), otherwise undefined. For addresses written by
 * users or the server. Of this site only pages are accepted.
 */
export function webHref(text: string): string | undefined {
  const address = text.trim();
  const url = parse(address);
  if (!url || !WEB_PROTOCOLS.has(url.protocol)) return undefined;
  return isThisHost(url) && !isPage(url) ? undefined : address;
}

export function isForeign(href: string): boolean {
  if (LOCAL_PATH.test(href)) return false;
  const url = parse(href, window.location.href);
  return url !== undefined && WEB_PROTOCOLS.has(url.protocol) && url.origin !== window.location.origin;
}

/** Cookies ignore scheme and port, so another port of this host counts as this site. */
function isThisHost({ hostname }: URL): boolean {
  return hostname.replace(/\.$/, '') === globalThis.location.hostname;
}

function isPage({ pathname }: URL): boolean {
  const [folder = ''] = pathname.split('/').filter(Boolean);
  return PAGE_PATH.test(pathname) && !SERVER_FOLDERS.has(folder.toLowerCase());
}

// The oldest supported browsers have no `URL.parse`.
function parse(href: string, base?: string): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}
