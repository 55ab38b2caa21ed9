import { loadContract } from 'reference-api/platform/contract/loadContract';
import { log } from 'reference-api/platform/log/log';
import type { Attack } from './attack.ts';
import { rawRequest } from './rawRequest.ts';

/** Network used by this attack only, so that its limits are unused. */
const GUESTS = '198.18.7';
const JSON_TYPE = 'application/json';
/** Network whose addresses send hostile bodies, each fewer than a guest may. */
const SENDERS = '198.18.8';
/** Addresses at which guests may send bodies, with a type that each accepts. */
const GUEST_ADDRESSES = [
  ['/api/auth/login', JSON_TYPE],
  ['/api/auth/email_undo', JSON_TYPE],
  ['/api/bot/start', JSON_TYPE],
  ['/nowhere', JSON_TYPE],
  ['/reports/failures', 'text/plain'],
  ['/reports/figures', 'text/plain'],
] as const;
/** Large bodies to each address at the same time. */
const EACH = 5;
const MEASUREMENTS = 3;
/** Longest time that the event loop may be blocked, in ms; measured while other work goes on in the same process. */
const MOST_MS = 250;
const INTERNALS = /\bat .+:\d+|node_modules|\bselect\b.+\bfrom\b|violates|SQLSTATE|\/src\//i;

const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

const HOSTILE: [name: string, type: string, body: string][] = [
  ['100,000 brackets', JSON_TYPE, deep('[', ']', 100_000).slice(0, 200_001)],
  ['10,000 objects in each other', JSON_TYPE, deep('{"a":', '}', 10_000)],
  ['a deep field', JSON_TYPE, `{"text":${deep('[', ']', 5_000)}}`],
  ['200,000 numbers', JSON_TYPE, `{"attachments":[${'1,'.repeat(199_999)}1]}`],
  ['a number of 60,000 digits', JSON_TYPE, `{"user_id":${'9'.repeat(60_000)}}`],
  ['numbers beyond all bounds', JSON_TYPE, '{"user_id":1e999,"attachments":[-1e999]}'],
  ['__proto__', JSON_TYPE, '{"__proto__":{"is_admin":true},"user_id":1}'],
  ['constructor.prototype', JSON_TYPE, '{"constructor":{"prototype":{"is_admin":true}}}'],
  ['NUL', JSON_TYPE, '{"text":"a\\u0000b","login":"a\\u0000b","email":"a\\u0000b"}'],
  ['NUL in a key', JSON_TYPE, '{"a\\u0000":1}'],
  ['half a character', JSON_TYPE, '{"text":"\\ud800","login":"\\udfff","email":"\\ud800@a.b"}'],
  ['unfinished JSON', JSON_TYPE, '{"a":[1,{"b":'],
  ['an array', JSON_TYPE, '[1,2,3]'],
  ['a word', JSON_TYPE, '"text"'],
  ['null', JSON_TYPE, 'null'],
  ['XML with an entity', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a form', 'application/x-www-form-urlencoded', '__proto__[is_admin]=1&user_id=1'],
  ['plain text', 'text/plain', '{"user_id":1}'],
  ['no known type', 'application/json; charset=utf-7', '+AHs-+AH0-'],
  ['a broken form of files', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
];

/** Attacks by hostile bodies. */
export const bodyAttacks: Attack[] = [
  {
    title: 'refuses hostile bodies in plain words without logging errors',
    async run({ api }, breach) {
      const user = await api.createUser();
      const calls = loadContract().operations.filter(({ body }) => body !== undefined);
      const printed: unknown[] = [];
      const print = log.error;
      log.error = (...lines: unknown[]) => void printed.push(lines);
      let tried = 0;
      try {
        for (const [index, { method, path, id }] of calls.entries()) {
          const remoteAddress = `${SENDERS}.${index + 1}`;
          for (const [name, type, payload] of HOSTILE) {
            for (const cookie of ['', user.cookie]) {
              tried += 1;
              const url = path.replaceAll(/\{\w+\}/g, '1');
              const headers = { 'content-type': type, ...(cookie && { cookie }) };
              const { status, text } = await api.inject({ method, url, headers, payload, remoteAddress });
              breach(status < 400 || status >= 500, `${id}, ${name}: answered ${status}`);
              breach(INTERNALS.test(text), `${id}, ${name}: tells of the inside`);
            }
          }
        }
      } finally {
        log.error = print;
      }
      breach(
        printed.length > 0,
        `${printed.length} errors were printed, the first: ${String(printed[0]).slice(0, 80)}`,
      );
      breach('is_admin' in {}, 'every object has got a field');
      return `${tried} requests`;
    },
  },
  {
    title: 'refuses guests’ 64 KB bodies unread, and floods unparsed',
    async run({ api, url }, breach) {
      const large = `{"login":"${'я'.repeat(30_000)}"}`;
      const longest = await longestPause(() =>
        Promise.all(
          GUEST_ADDRESSES.flatMap(([address, type]) =>
            Array.from({ length: EACH }, async () => {
              // A refusal may close the connection before the body has been sent.
              const answer = await rawRequest(url, 'POST', address, { 'content-type': type }, large).catch(() => ({
                status: 413,
              }));
              breach(answer.status !== 413, `${address} answered ${answer.status}`);
            }),
          ),
        ),
      );
      breach(longest > MOST_MS, `they held the event loop for ${Math.round(longest)} ms`);
      const floods: number[] = [];
      for (const [index, [address, type]] of GUEST_ADDRESSES.entries()) {
        let tries = 0;
        let status = 0;
        while (status !== 429 && tries < 1000) {
          tries += 1;
          const headers = { 'content-type': type };
          const remoteAddress = `${GUESTS}.${index + 1}`;
          status = (await api.inject({ method: 'POST', url: address, headers, payload: '{', remoteAddress })).status;
        }
        breach(status !== 429, `${address} parsed ${tries} bodies of one place`);
        floods.push(tries);
      }
      return `${GUEST_ADDRESSES.length} addresses, ${Math.round(longest)} ms, 429 at body ${Math.max(...floods)}`;
    },
  },
  {
    title: 'serves others while it refuses a guest’s largest body',
    async run({ url }, breach) {
      const bodies: [name: string, body: string][] = [
        ['numbers', `{"login":[${'1,'.repeat(700_000)}1]}`],
        ['brackets', deep('[', ']', 700_000)],
        ['keys', `{${Array.from({ length: 90_000 }, (_, index) => `"key${index}":1`).join(',')}}`],
      ];
      const times: string[] = [];
      for (const [name, body] of bodies) {
        const longest = await longestPause(() =>
          rawRequest(url, 'POST', '/api/auth/login', { 'content-type': JSON_TYPE }, body).catch(() => undefined),
        );
        times.push(`${name} ${Math.round(longest)} ms`);
        breach(longest > MOST_MS, `${name} held the event loop for ${Math.round(longest)} ms`);
      }
      return times.join(', ');
    },
  },
];

/** The smallest of three longest pauses in ms: other processes of a busy machine can delay one measurement, not all of them. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < MEASUREMENTS; count += 1) least = Math.min(least, await measurePause(work));
  return least;
}

/** The longest time for which the event loop was blocked during the work, in ms. */
async function measurePause(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await work();
  // Lets the timer record the pause that was running when the work ended.
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(timer);
  return longest;
}
