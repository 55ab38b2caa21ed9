import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerDatabase } from '#testing/openTestDatabase.ts';
import { startServerToCrash } from '../crash/crashedServer.ts';
import { crashRounds } from '../crash/crashRounds.ts';
import { DEMO_ACCOUNTS } from '../seed/demoAccounts.ts';
import { openFindings, type Attack, type Target } from './attack.ts';
import { closedBy, connect, SUBSCRIBED } from './pushSockets.ts';

const AREA = 'Processes';

interface Place {
  folder: string;
  databaseUrl: string | undefined;
}

/** A new folder and, on a server, a new database, which are gone afterwards. */
async function inPlace<Result>({ server }: Target, work: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'vstrecha-attack-'));
  const database = server === undefined ? undefined : await createServerDatabase(server);
  try {
    return await work({ folder, databaseUrl: database?.url });
  } finally {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const postTo = (url: string, path: string, body: object | URLSearchParams, cookie = '') =>
  fetch(`${url}${path}`, {
    method: 'POST',
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    headers: { ...(!(body instanceof URLSearchParams) && { 'content-type': 'application/json' }), cookie },
  });

/** Logs in and opens a socket of who is online. */
async function listenAs(url: string, { login, password }: { login: string; password: string }, cookie?: string) {
  const answer = cookie === undefined ? await postTo(url, '/api/auth/login', { login, password }) : undefined;
  const session = cookie ?? answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const client = await connect(url, 'vstrecha-local');
  const channel_name = 'presence-users';
  const signed = await postTo(
    url,
    '/api/pusher/auth',
    new URLSearchParams({ socket_id: client.id, channel_name }),
    session,
  );
  client.say('pusher:subscribe', { channel: channel_name, ...((await signed.json()) as object) });
  await client.next(...SUBSCRIBED);
  return { client, cookie: session };
}

/** What is done to the whole process. */
export const processAttacks: Attack[] = [
  {
    area: AREA,
    title:
      'A process that is killed in the middle of writes loses nothing acknowledged, and does nothing by half or twice',
    run: (target) =>
      inPlace(target, async (place) => {
        const { acknowledged, problems } = await crashRounds(place, 2, 40);
        const total = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
        return { breaches: problems, figure: `2 kills, ${total} acknowledged writes` };
      }),
  },
  {
    area: AREA,
    title: 'A session that one process ends loses its sockets on all of them',
    run: async (target) => {
      if (target.server === undefined) return undefined;
      return inPlace(target, async (place) => {
        const { breach, breaches } = openFindings();
        const one = await startServerToCrash(place);
        const other = await startServerToCrash(place);
        try {
          const here = await listenAs(one.url, DEMO_ACCOUNTS.supplier);
          const there = await listenAs(other.url, DEMO_ACCOUNTS.supplier, here.cookie);
          let logout: Promise<unknown> | undefined;
          const end = () =>
            (logout ??= fetch(`${one.url}/api/auth/logout`, { headers: { cookie: here.cookie }, redirect: 'manual' }));
          const closed = await Promise.all([here, there].map(({ client }) => closedBy(client, end)));
          for (const [index, name] of ['the process that ended it', 'the other process'].entries())
            breach(closed[index]?.code !== 4009, `${name} closed with ${closed[index]?.code ?? 'nothing'}`);
          return { breaches, figure: closed.map((each) => `${each?.ms ?? '?'} ms`).join(', ') };
        } finally {
          await one.kill();
          await other.kill();
        }
      });
    },
  },
  {
    area: AREA,
    title: 'A production system on an empty PostgreSQL knows none of the accounts of the README',
    run: async (target) => {
      if (target.server === undefined) return undefined;
      return inPlace(target, async (place) => {
        const { breach, breaches } = openFindings();
        const server = await startServerToCrash({ ...place, settings: { NODE_ENV: 'production', SEED: '' } });
        try {
          for (const { login, password } of Object.values(DEMO_ACCOUNTS)) {
            const { status } = await fetch(`${server.url}/api/auth/login`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ login, password }),
            });
            breach(status === 200, `${login} logs in`);
          }
        } finally {
          await server.kill();
        }
        return { breaches, figure: `${Object.keys(DEMO_ACCOUNTS).length} accounts` };
      });
    },
  },
];
