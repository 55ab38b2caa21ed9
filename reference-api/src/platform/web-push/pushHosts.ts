/** Push services of Chrome, Edge, Firefox and Safari. */
const KNOWN = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether the server may send to an endpoint. A browser names it, so without this list anybody could have the server call any address,
 * also one inside its network.
 * @param more hosts and suffixes besides the known ones, as in `PUSH_HOSTS`
 */
export function isPushEndpoint(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  // Compared with what was sent: a URL that changes when it is read may mean another host to another reader.
  if (!url || url.protocol !== 'https:' || !endpoint.startsWith(`${url.origin}/`)) return false;
  return [...KNOWN, ...more].some((host) => (host.startsWith('.') ? hasSuffix(url.host, host) : url.host === host));
}

/** Matches subdomains, but not the domain itself. */
const hasSuffix = (host: string, suffix: string) => host.endsWith(suffix) && host.length > suffix.length;
