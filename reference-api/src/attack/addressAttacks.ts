import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openFindings, type Attack } from './attack.ts';
import { rawRequest } from './rawRequest.ts';

const AREA = 'Addresses';
const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

/** The message call, as a router may still read it. */
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

/** Addresses of the front that lead nowhere, or to nothing that tells of the inside. */
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
/** The push socket's path is `/push/app/{key}`; nothing near it is one. */
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

/** What a disguised address may open. */
export const addressAttacks: Attack[] = [
  {
    area: AREA,
    title: 'No spelling of an address lets another site write with the visitor’s cookie',
    async run({ api, url, front }) {
      const { breach, breaches } = openFindings();
      const victim = await api.createUser();
      const partner = await api.createUser({ type: 'Заказчик' });
      const body = JSON.stringify({ user_id: partner.id, text: 'не я это писал', attachments: [] });
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
      return { breaches, figure: `${tried} requests` };
    },
  },
  {
    area: AREA,
    title: 'The front forwards the calls, the pictures and the push socket, and nothing else of the API',
    async run({ front }) {
      if (front === undefined) return undefined;
      const { breach, breaches } = openFindings();
      for (const path of CLOSED_TO_GUESTS) {
        for (const method of ['GET', 'POST']) {
          const { status, text } = await rawRequest(front, method, path, { accept: '*/*' });
          breach(status < 400 || status >= 500, `${method} ${path} was answered ${status}`);
          breach(/openapi|swagger|root:|Invalid signature/i.test(text), `${method} ${path} tells of the inside`);
        }
      }
      for (const path of CLOSED_TO_SOCKETS) {
        const { status } = await rawRequest(front, 'GET', path, UPGRADE);
        breach(status !== 404, `a socket at ${path} was answered ${status}`);
      }
      return { breaches, figure: `${CLOSED_TO_GUESTS.length * 2 + CLOSED_TO_SOCKETS.length} requests` };
    },
  },
  {
    area: AREA,
    title:
      'Everything that the front sends, errors too, carries the strict policy; every answer of the API is not to be sniffed',
    async run({ url, front }) {
      const { breach, breaches } = openFindings();
      const ofApi = ['/api/settings', '/api/user', '/api/nothing', '/images/avatar/default.png', '/nothing', '/%'];
      for (const path of ofApi) {
        const { headers } = await rawRequest(url, 'GET', path);
        breach(headers['x-content-type-options'] !== 'nosniff', `the API's ${path} may be sniffed`);
      }
      const ofFront = front === undefined ? [] : ['/', '/login', '/index.html', '/nothing.js', '/%', '/.env'];
      for (const path of ofFront) {
        const { headers } = await rawRequest(front ?? '', 'GET', path, { accept: 'text/html' });
        const policy = String(headers['content-security-policy'] ?? '');
        breach(!policy.startsWith("default-src 'none'"), `${path} has no strict policy`);
        breach(/unsafe|\*/.test(policy), `the policy of ${path} is ${policy}`);
        breach(!policy.includes("frame-ancestors 'none'"), `${path} may be framed`);
        breach(headers['x-content-type-options'] !== 'nosniff', `${path} may be sniffed`);
      }
      return { breaches, figure: `${ofApi.length + ofFront.length} answers` };
    },
  },
];
