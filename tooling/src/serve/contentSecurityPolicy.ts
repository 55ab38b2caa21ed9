/** Where a deployment's pages may load from and talk to, besides their own origin. */
export interface PolicySources {
  /** Origins of the remotes: their scripts, the pictures that come with those, and repeated requests for them. */
  remoteOrigins: string[];
  /** An API on another origin. The usual one is reached through the shell's. */
  apiOrigin?: string;
  /**
   * Cluster of the hosted push service, e.g. `eu`; without it the push server is reached through the shell's own
   * origin.
   */
  pusherCluster?: string;
  /** Origins of pictures from elsewhere, e.g. of advertising banners. */
  imageOrigins?: string[];
  /** Hashes of what stands in the page itself, each as `'sha256-…'`. */
  inline?: { scripts: readonly string[]; styles: readonly string[] };
}

/**
 * The hash of the empty string: in production styled-components adds an empty style element and inserts its rules by
 * script.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The strict policy of the shell's pages: nothing inline but what is named by its hash, nothing evaluated, only the named origins. */
export function contentSecurityPolicy({
  remoteOrigins,
  apiOrigin,
  pusherCluster,
  imageOrigins = [],
  inline = { scripts: [], styles: [] },
}: PolicySources): string {
  const remotes = remoteOrigins.map(checkOrigin);
  const api = apiOrigin === undefined ? [] : [checkOrigin(apiOrigin)];
  const pusher = pusherCluster === undefined ? [] : hostedPusher(pusherCluster);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...remotes, ...inline.scripts.map(checkHash)],
    'style-src': ["'self'", EMPTY_STYLE, ...inline.styles.map(checkHash)],
    // `blob:` are pictures that the person has just chosen, shown before they are uploaded.
    'img-src': ["'self'", 'blob:', ...remotes, ...api, ...imageOrigins.map(checkOrigin)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...remotes, ...api, ...pusher],
    'manifest-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function hostedPusher(cluster: string): string[] {
  if (!/^[a-z0-9-]+$/.test(cluster)) {
    throw new Error(
      `«${cluster}» is not the name of a push cluster, and it would become part of the content security policy: write it as in the service's dashboard, e.g. «eu».`,
    );
  }
  return [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];
}

/** A stray space or semicolon would silently change the whole policy. */
function checkOrigin(origin: string): string {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new Error(
    `«${origin}» is not an origin, and it would become part of the content security policy: write it as scheme://host:port without a path.`,
  );
}

function checkHash(source: string): string {
  if (/^'sha256-[\w+/]{43}='$/.test(source)) return source;
  throw new Error(
    `«${source}» is not the hash of a script or style, and it would become part of the content security policy: write it as 'sha256-…' with its quotes.`,
  );
}
