/** Sources that a deployment's pages may load from or connect to, in addition to their own origin. */
export interface PolicySources {
  /** Origins of the remotes: scripts, their styles and images, and retried fetches of scripts. */
  remoteOrigins: string[];
  /** Origin of a separate API; by default the API is reached through the shell's origin. */
  apiOrigin?: string;
  /**
   * Cluster of the hosted push service, e.g. `eu`; without it the push server is reached through the shell's origin.
   */
  pusherCluster?: string;
  /** Origin of a Pusher-compatible server, e.g. `wss://push.example:8443`. */
  pusherOrigin?: string;
  /** Origins of external images, e.g. advertising banners. */
  imageOrigins?: string[];
  /** `remoteOrigins` of `/config.json`: more origins of remotes. Those on this machine may connect for hot reload. */
  approvedOrigins?: string[];
  /** Hashes of inline scripts and styles, each as `'sha256-…'`. */
  inline?: { scripts: readonly string[]; styles: readonly string[] };
}

/**
 * Hash of the empty string: in production styled-components adds an empty style element and inserts rules by script.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Development servers. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/** The strict policy of the shell's pages: only the given origins, inline code only by hash, no eval. */
export function contentSecurityPolicy({
  remoteOrigins,
  apiOrigin,
  pusherCluster,
  pusherOrigin,
  imageOrigins = [],
  approvedOrigins = [],
  inline = { scripts: [], styles: [] },
}: PolicySources): string {
  const approved = approvedOrigins.map(checkPattern);
  const remotes = [...remoteOrigins.map(checkOrigin), ...approved];
  const api = apiOrigin === undefined ? [] : [checkOrigin(apiOrigin)];
  const pusher = [
    ...(pusherCluster === undefined ? [] : hostedPusher(pusherCluster)),
    ...(pusherOrigin === undefined ? [] : [checkOrigin(pusherOrigin)]),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...remotes, ...inline.scripts.map(checkHash)],
    'style-src': ["'self'", EMPTY_STYLE, ...remotes, ...inline.styles.map(checkHash)],
    // `blob:` shows selected images before their upload.
    'img-src': ["'self'", 'blob:', ...remotes, ...api, ...imageOrigins.map(checkOrigin)],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...remotes,
      ...approved.filter((origin) => LOOPBACK.test(origin)).map((origin) => origin.replace('http', 'ws')),
      ...api,
      ...pusher,
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
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

/** An origin whose port may be `*`. */
function checkPattern(pattern: string): string {
  checkOrigin(pattern.replace(/:\*$/, ''));
  return pattern;
}

function checkHash(source: string): string {
  if (/^'sha256-[\w+/]{43}='$/.test(source)) return source;
  throw new Error(
    `«${source}» is not the hash of a script or style, and it would become part of the content security policy: write it as 'sha256-…' with its quotes.`,
  );
}
