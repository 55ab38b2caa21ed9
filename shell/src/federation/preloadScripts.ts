const asked = new Set<string>();

/** A script to fetch ahead of its use. */
export interface ScriptAhead {
  address: string;
  /** Subresource integrity, when the script element will carry it: only then does the browser use what it fetched. */
  integrity?: string;
}

/**
 * Lets the browser fetch scripts without running them; each address once. That it fails is no failure: they are asked for again.
 * @param urgency `now` for the page that is being opened, `later` for one that may be opened
 */
export function preloadScripts(scripts: readonly ScriptAhead[], urgency: 'now' | 'later'): void {
  for (const script of scripts) {
    if (asked.has(script.address)) continue;
    asked.add(script.address);
    if (urgency === 'now') preload(script);
    else void fetchIntoCache(script);
  }
}

function preload({ address, integrity }: ScriptAhead): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = address;
  document.head.append(link);
}

// Not `<link rel="prefetch">`: Firefox measures it by `default-src`, which allows nothing, and Safari does not know it.
async function fetchIntoCache({ address }: ScriptAhead): Promise<void> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin', priority: 'low' });
    await answer.arrayBuffer();
  } catch {
    // No network, or the registry has forgotten this build.
  }
}
