const WEB_PROTOCOLS = new Set(['http:', 'https:']);
const SAFE_PROTOCOLS = new Set([...WEB_PROTOCOLS, 'mailto:', 'tel:']);

/** A path of this site, whatever follows; `//` would begin another one. */
const LOCAL_PATH = /^\/[\w?#-]/;

/** The address when following it cannot run a script (`javascript:`, `data:` …), otherwise undefined. It may be relative. */
export function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined;
  // Lists have hundreds of such links, and taking addresses apart takes its time.
  if (LOCAL_PATH.test(href)) return href;
  const url = parse(href, window.location.href);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? href : undefined;
}

/** The address when it is a whole one of the web (`http:` or `https:`), otherwise undefined: for what a person or the server wrote. */
export function webHref(text: string): string | undefined {
  const address = text.trim();
  return WEB_PROTOCOLS.has(parse(address)?.protocol ?? '') ? address : undefined;
}

/** Whether the address leads to another site. */
export function isForeign(href: string): boolean {
  if (LOCAL_PATH.test(href)) return false;
  const url = parse(href, window.location.href);
  return url !== undefined && WEB_PROTOCOLS.has(url.protocol) && url.origin !== window.location.origin;
}

// URL.parse is younger than the oldest browsers that are served.
function parse(href: string, base?: string): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}
