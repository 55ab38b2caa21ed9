const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address when following it cannot run a script (`javascript:`, `data:` …), otherwise undefined. */
export function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined;
  try {
    return ALLOWED_PROTOCOLS.has(new URL(href, window.location.href).protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the address leads to another site. */
export function isForeign(href: string): boolean {
  try {
    const url = new URL(href, window.location.href);
    return url.protocol.startsWith('http') && url.origin !== window.location.origin;
  } catch {
    return false;
  }
}
