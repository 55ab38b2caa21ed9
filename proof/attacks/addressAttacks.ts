import { eq } from 'drizzle-orm';
import * as schema from 'reference-api/platform/database/schema';
import { FRONT_PAGE, type Attack } from './attack.ts';
import { rawRequest } from './rawRequest.ts';

const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

/** Spellings of the message call's address that a router may still accept. */
const DISGUISES = [
  '/api/message',
  '/%61pi/message',
  '/ap%69/message',
  '/api/%6dessage',
  '/%2561pi/message',
  '//api/message',
  '/api//message',
  '/api/message/',
  '/./api/message',
  '/x/../api/message',
  '/api/message;a=b',
  '/api/message?x=/api/',
  '/API/message',
  'http://evil.example/api/message',
  'http://127.0.0.1/%61pi/message',
];
const BEHIND_THE_FRONT = ['/push/api/message', '/push/%61pi/message', '/push//api/message', '/push/app/../api/message'];

/** Addresses that the front must not serve, or only without internal details. */
const CLOSED_TO_GUESTS = [
  '/push/docs',
  '/push/docs/',
  '/push/apps/app/events',
  '/push/api/settings',
  '/push/%61pi/settings',
  '/push/images/avatar/default.png',
  '/push/../docs',
  '/push/app/../docs',
  '/docs',
  '/apps/app/events',
  '/api/../docs',
  '/api/%2e%2e/docs',
  '/images/%2e%2e/docs',
  '/images/..%2f..%2fetc%2fpasswd',
  '/.env',
  '/.git/config',
];

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
/** The push socket is only at `/push/app/{key}`; similar addresses must be refused. */
const CLOSED_TO_SOCKETS = [
  '/app/key',
  '/push/app',
  '/push/app/',
  '/push/app/key/..',
  '/push/app/key/x',
  '/push/%61pp/key',
  '/%70ush/app/key',
  '/push//app/key',
  '/push/docs',
  '/api/settings',
  '/api/message',
  'http://127.0.0.1/push/app/key',
];

/** Attacks by disguised addresses. */
export const addressAttacks: Attack[] = [
  {
    title: 'refuses other sites’ writes under every spelling of the address',
    async run({ api, url, front }, breach) {
      const victim = await api.createUser();
      const other = await api.createUser({ type: 'Заказчик' });
      const body = JSON.stringify({ user_id: other.id, text: 'не я это писал', attachments: [] });
      const targets = [
        ...DISGUISES.map((path) => [url, path] as const),
        ...(front ? [...DISGUISES, ...BEHIND_THE_FRONT].map((path) => [front, path] as const) : []),
      ];
      const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
      let tried = 0;
      for (const [origin, path] of targets) {
        for (const type of types) {
          tried += 1;
          const headers = { ...FOREIGN, cookie: victim.cookie, 'content-type': type };
          const { status } = await rawRequest(origin, 'POST', path, headers, body);
          breach(status < 400, `${path} (${type}) was answered ${status}`);
        }
      }
      const written = await api.db.select().from(schema.messages).where(eq(schema.messages.user_id, victim.id));
      breach(written.length > 0, `${written.length} messages were written`);
      return `${tried} requests`;
    },
  },
  {
    title: 'forwards only the API’s calls, images and push socket',
    async run({ front }, breach) {
      for (const path of CLOSED_TO_GUESTS) {
        for (const method of ['GET', 'POST']) {
          const { status, text } = await rawRequest(front, method, path, { accept: '*/*' });
          // A front answers addresses without a file with the page of the site.
          const isPage = method === 'GET' && status === 200 && text === FRONT_PAGE;
          breach(!isPage && (status < 400 || status >= 500), `${method} ${path} was answered ${status}`);
          breach(/openapi|swagger|root:|Invalid signature/i.test(text), `${method} ${path} tells of the inside`);
        }
      }
      for (const path of CLOSED_TO_SOCKETS) {
        const { status } = await rawRequest(front, 'GET', path, UPGRADE);
        breach(status !== 404, `a socket at ${path} was answered ${status}`);
      }
      return `${CLOSED_TO_GUESTS.length * 2 + CLOSED_TO_SOCKETS.length} requests`;
    },
  },
  {
    title: 'sends the front’s strict policy and nosniff with every answer',
    async run({ url, front }, breach) {
      const ofApi = ['/api/settings', '/api/user', '/api/nothing', '/images/avatar/default.png', '/nothing', '/%'];
      for (const path of ofApi) {
        const { headers } = await rawRequest(url, 'GET', path);
        breach(headers['x-content-type-options'] !== 'nosniff', `the API's ${path} may be sniffed`);
      }
      const ofFront = ['/', '/login', '/index.html', '/nothing.js', '/%', '/.env'];
      for (const path of ofFront) {
        const { headers } = await rawRequest(front, 'GET', path, { accept: 'text/html' });
        const policy = String(headers['content-security-policy'] ?? '');
        breach(!policy.startsWith("default-src 'none'"), `${path} has no strict policy`);
        breach(/unsafe|\*/.test(policy), `the policy of ${path} is ${policy}`);
        breach(!policy.includes("frame-ancestors 'none'"), `${path} may be framed`);
        breach(headers['x-content-type-options'] !== 'nosniff', `${path} may be sniffed`);
      }
      return `${ofApi.length + ofFront.length} answers`;
    },
  },
];
