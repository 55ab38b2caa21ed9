const asked = new Set<string>();

/** A script to fetch ahead of its use. */
export interface ScriptAhead {
  address: string;
  /** Subresource integrity, when the script element will carry it: only then does the browser use what it fetched. */
  integrity?: string;
}

/**
 * Lets the browser fetch scripts without running them; each address once.
 * @param urgency `now` for the page that is being opened, `later` for one that may be opened
 */
export function preloadScripts(scripts: readonly ScriptAhead[], urgency: 'now' | 'later'): void {
  for (const { address, integrity } of scripts) {
    if (asked.has(address)) continue;
    asked.add(address);
    const link = document.createElement('link');
    link.rel = urgency === 'now' ? 'preload' : 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity !== undefined) link.integrity = integrity;
    link.href = address;
    document.head.append(link);
  }
}
