import { StartupError } from '../errors/startupError.ts';

interface Variable {
  /** The default, in English; empty when the variable has no default. */
  usual: string;
  /** In English, for docs/configuration.md. */
  meaning: string;
}

/** Environment variables of the API. `docs/configuration.md` is written from this list. */
export const VARIABLES = {
  PORT: { usual: '`4000`', meaning: 'port to listen on' },
  HOST: { usual: '`127.0.0.1`', meaning: 'address to listen on' },
  DATABASE_URL: {
    usual: '',
    meaning:
      'a PostgreSQL server instead of the data folder; same schema and migrations. Required in production, unless `DATA_DIR` is set',
  },
  DATA_DIR: {
    usual: '`VSTRECHA_DATA`, or `.run/db` of the repository',
    meaning:
      'folder of the embedded PostgreSQL (PGlite); one process at a time, which the kernel enforces on one host but not across hosts (NFS)',
  },
  VSTRECHA_DATA: { usual: '', meaning: 'the folder of `npm start`, which commands of operators then use too' },
  SEED: {
    usual: '`demo`, with `DATABASE_URL` `catalogues`',
    meaning:
      'data for an empty database: `demo` adds made-up companies, `catalogues` only catalogues, settings and the event',
  },
  STORAGE_DIR: {
    usual: '`storage` in `DATA_DIR`',
    meaning: 'uploaded files, in a folder per database, never served; processes that share a database must share it',
  },
  S3_BUCKET: {
    usual: '',
    meaning:
      'keeps uploaded files in this bucket of an S3-compatible server, for several machines; `STORAGE_DIR` then holds uploads under way only and need not be shared',
  },
  S3_ACCESS_KEY_ID: {
    usual: '',
    meaning: 'key that may list the bucket and read, write and delete in it; required with `S3_BUCKET`',
  },
  S3_SECRET_ACCESS_KEY: { usual: '', meaning: 'its secret; required with `S3_BUCKET`' },
  S3_ENDPOINT: { usual: "Amazon's", meaning: 'address of another S3-compatible server: `https://storage.example`' },
  S3_REGION: { usual: '`us-east-1`', meaning: 'region of the bucket' },
  S3_PATH_STYLE: {
    usual: '`1` with `S3_ENDPOINT`, else `0`',
    meaning: "whether the bucket's name is in the path (`1`) or in the host name (`0`)",
  },
  STORAGE_TAKEOVER: {
    usual: '',
    meaning: 'transfers the stored files from its former database to this one, see [backup.md](backup.md)',
  },
  MAIL_URL: {
    usual: '',
    meaning:
      '`smtp://name:password@host:587` or `smtps://…:465`; the start warns when the server does not answer, and stops when it refuses the name. Required in production, unless `MAIL_DIR` is set',
  },
  MAIL_DIR: {
    usual: '`mail` in `DATA_DIR`',
    meaning: 'folder of `.eml` files, which replace e-mails without `MAIL_URL`',
  },
  MAIL_FROM: { usual: '`«Встреча» <noreply@vstrecha.example>`', meaning: 'the sender of e-mails' },
  PUBLIC_URL: {
    usual: '`http://localhost:8080`',
    meaning: 'address of the front end, for links in e-mails. Required in production',
  },
  SHELL_URL: {
    usual: '`PUBLIC_URL`',
    meaning: "where to read the shell's registry when `PUBLIC_URL` is not reachable from the server",
  },
  REMOTE_OWNERS: {
    usual: '',
    meaning:
      'addresses for alerts of failing builds and slower pages, by the `owner` in remote.json: `@your-team=team@company.example, *=https://hooks.company.example/vstrecha` (an e-mail address or a webhook that takes `{"text"}`; `*` is all others)',
  },
  TRUSTED_PROXIES: {
    usual: '`loopback`',
    meaning:
      'proxies whose `X-Forwarded-*` headers are trusted: addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal`, `uniquelocal`',
  },
  SOCKET_ORIGINS: {
    usual: '',
    meaning:
      "origins whose pages may open push sockets besides the server's own host and `PUBLIC_URL`: `https://a.example, …`",
  },
  SESSION_IDLE_HOURS: { usual: '`168`', meaning: 'lifetime of a session after its last use' },
  SESSION_HOURS: { usual: '`720`', meaning: 'lifetime of a session in total' },
  NODE_ENV: {
    usual: '',
    meaning:
      '`production` sends HSTS over https, drains, and refuses to start without the variables that are required there',
  },
  LOG_LEVEL: { usual: '`info`', meaning: 'lowest level of the log: `debug`, `info`, `warn`, `error`' },
  METRICS_PORT: {
    usual: '',
    meaning: 'where `/metrics` serves figures for Prometheus; no figures without a port',
  },
  METRICS_HOST: { usual: '`127.0.0.1`', meaning: 'address of that port' },
  DRAIN_SECONDS: {
    usual: '`0`, in production `10`',
    meaning:
      'after SIGTERM: time for the balancer to see `/readyz` (first half) and for sockets to move to other processes (second half)',
  },
  STOP_SECONDS: {
    usual: '`25`, or `DRAIN_SECONDS` if longer',
    meaning: 'longest time from SIGTERM to the end; requests that last longer are cut off',
  },
  NOW: {
    usual: 'the present',
    meaning:
      'ISO 8601 instant at which the clock starts (Moscow time without a zone); all rules and the `Date` header use it',
  },
  SETTING_ATTACHMENTS: { usual: 'as stored', meaning: '`0` or `1`; overrides the stored switch while the server runs' },
  SETTING_SENDING: { usual: 'as stored', meaning: 'the same for mailings of participants' },
  SETTING_CATALOG: { usual: 'as stored', meaning: 'the same for the catalogue' },
  SETTING_PREMODERATION: { usual: 'as stored', meaning: 'the same for the activation of new companies' },
  WRITES_PER_MINUTE: {
    usual: '`600`',
    meaning: 'changes per user and minute, over all processes of the database; `0` for no limit',
  },
  SOCKETS_PER_ADDRESS: {
    usual: '`500`',
    meaning: 'open push sockets per network address and process; `0` for no limit',
  },
  ATTACHMENT_MEGABYTES: { usual: '`1024`', meaning: "total size of one uploader's attachments" },
  PUSHER_APP_ID: {
    usual: '',
    meaning:
      'application of hosted Pusher or of a Pusher-compatible server, instead of the built-in push server; requires `PUSHER_KEY`, `PUSHER_SECRET` and `PUSHER_CLUSTER` or `PUSHER_HOST`',
  },
  PUSHER_KEY: { usual: '', meaning: "the application's public key" },
  PUSHER_SECRET: { usual: '', meaning: "the application's secret" },
  PUSHER_CLUSTER: { usual: '', meaning: 'cluster of hosted Pusher' },
  PUSHER_HOST: { usual: '', meaning: 'name or address of a Pusher-compatible server' },
  PUSHER_PORT: { usual: '`443`, without TLS `80`', meaning: 'its port; only with `PUSHER_HOST`' },
  PUSHER_USE_TLS: { usual: '`1`', meaning: '`0` for plain HTTP; only with `PUSHER_HOST`' },
  VAPID_PUBLIC_KEY: {
    usual: '',
    meaning:
      'public key of web push, from `npm run operator -- push-keys`; requires the next two. Without it there is no web push',
  },
  VAPID_PRIVATE_KEY: { usual: '', meaning: 'its private key' },
  VAPID_SUBJECT: {
    usual: '',
    meaning:
      'how push services reach the operator: `mailto:` with a mailbox that exists, or an `https:` address; Apple refuses others',
  },
  PUSH_HOSTS: {
    usual: '',
    meaning:
      'push services besides those of Google, Mozilla, Microsoft and Apple: host names; a dot before a name means its subdomains, a port one other than 443: `push.example, .push.example:8443`',
  },
  PUSH_SECRET: { usual: 'random, stored in the database', meaning: "the built-in push server's secret" },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

/** Environment variables by name; one that `VARIABLES` lacks cannot be read. */
export type Environment = Readonly<Partial<Record<VariableName, string | undefined>>>;

/** Names that begin like this are ours alone. */
const OWN_PREFIXES = ['SETTING_', 'PUSHER_', 'S3_', 'VAPID_'];
/** Variables of other programs that look like ours. */
const OTHERS = new Set(['MAILDIR']);
/** Shorter names resemble too many others. */
const LEAST_LENGTH = 7;
const LONG_LENGTH = 9;

/**
 * An environment has variables of many programs, so only a name that begins like ours or almost is ours counts as a mistake.
 * @throws StartupError naming it
 */
export function refuseUnknown(env: Environment): void {
  for (const [name, value] of Object.entries(env)) {
    if (!value || name in VARIABLES || OTHERS.has(name)) continue;
    const near = nearest(name);
    if (near) throw new StartupError(`There is no variable ${name}. Did you mean ${near}?`);
    if (OWN_PREFIXES.some((prefix) => name.startsWith(prefix)))
      throw new StartupError(`There is no variable ${name}: docs/configuration.md lists all variables.`);
  }
}

function nearest(name: string): string | undefined {
  if (name.length < LEAST_LENGTH) return undefined;
  const most = name.length < LONG_LENGTH ? 1 : 2;
  return Object.keys(VARIABLES).find((known) => known.length >= LEAST_LENGTH && distance(name, known) <= most);
}

/** How many characters must be added, removed or replaced to make one name of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 0; place < other.length; place += 1) {
      const replaced = (row[place] ?? 0) + (character === other[place] ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Variables without a safe default, each with the one that may replace it and the reason. */
const REQUIRED: readonly [name: VariableName, instead: VariableName | undefined, reason: string][] = [
  ['PUBLIC_URL', undefined, 'links in e-mails lead there'],
  ['DATABASE_URL', 'DATA_DIR', 'address, name and password of the database'],
  ['MAIL_URL', 'MAIL_DIR', 'address, name and password of the mail server'],
];

/** @throws StartupError naming the first variable that production lacks */
export function requireInProduction(env: Environment): void {
  if (env['NODE_ENV'] !== 'production') return;
  for (const [name, instead, reason] of REQUIRED) {
    if (env[name] || (instead && env[instead])) continue;
    const other = instead ? `, or ${instead}` : '';
    throw new StartupError(`NODE_ENV=production needs ${name} (${reason})${other}.`);
  }
}
