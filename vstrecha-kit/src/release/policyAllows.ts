/** One policy by directive; only the first occurrence of a directive counts. */
type Policy = Map<string, string[]>;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?((?:\*\.)?[a-z0-9.-]+|\*|\[[\da-f:]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;

/**
 * The directive that forbids a page to fetch a URL, by the rules of Content Security Policy Level 3.
 * @param header the value of `Content-Security-Policy`; several policies are joined by commas, and each must allow it
 * @param page URL of the page, for `'self'`
 * @returns undefined when the URL is allowed
 */
export function findForbidding(
  header: string,
  directive: 'script-src' | 'style-src' | 'connect-src',
  address: string,
  page: string,
): string | undefined {
  for (const policy of header.split(',').map(parsePolicy)) {
    const name = findDirective(policy, directive);
    if (name === undefined) continue;
    const sources = policy.get(name) ?? [];
    // 'strict-dynamic' trusts all scripts that a trusted script adds, whatever their origin.
    if (directive === 'script-src' && sources.includes("'strict-dynamic'")) continue;
    if (!sources.some((source) => matches(source, new URL(address), new URL(page)))) return name;
  }
  return undefined;
}

function parsePolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (key !== '' && !policy.has(key)) policy.set(key, sources);
  }
  return policy;
}

/** The deciding directive: `-elem` before the directive itself, `default-src` as the fallback. */
function findDirective(policy: Policy, directive: string): string | undefined {
  return [`${directive}-elem`, directive, 'default-src'].find((name) => policy.has(name));
}

function matches(source: string, address: URL, page: URL): boolean {
  if (source === "'self'") return address.origin === page.origin;
  if (source === '*') return /^https?:$/.test(address.protocol);
  const scheme = /^([a-z][a-z0-9+.-]*:)$/i.exec(source)?.[1];
  if (scheme !== undefined) return matchesScheme(scheme.toLowerCase(), address);
  const [, protocol, host = '', port, path = ''] = SOURCE.exec(source) ?? [];
  if (host === '') return false;
  return (
    matchesScheme(protocol === undefined ? page.protocol : `${protocol.toLowerCase()}:`, address) &&
    matchesHost(host.toLowerCase(), address.hostname) &&
    matchesPort(port, address, protocol) &&
    matchesPath(path, address.pathname)
  );
}

/** A source with http also allows https. */
function matchesScheme(scheme: string, { protocol }: URL): boolean {
  return protocol === scheme || (scheme === 'http:' && protocol === 'https:');
}

function matchesHost(host: string, hostname: string): boolean {
  return host === '*' || (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host);
}

function matchesPort(port: string | undefined, { protocol, port: given }: URL, named: string | undefined): boolean {
  const present = given || DEFAULT_PORTS[protocol];
  if (port === '*') return true;
  if (port === undefined) return present === DEFAULT_PORTS[protocol];
  const isUpgraded = port === '80' && present === '443' && named !== 'https';
  return port === present || isUpgraded;
}

/** A path that ends in a slash allows everything below it. */
function matchesPath(path: string, pathname: string): boolean {
  if (path === '' || path === '/') return true;
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path;
}
