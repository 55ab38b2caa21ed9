import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from 'reference-api/seed/demoAccounts';
import { createServerDatabase } from 'reference-api/testing/openTestDatabase';
import { closedBy, connect, SUBSCRIBED } from 'reference-api/testing/pushSockets';
import { openSession } from '#support/openSession.ts';
import { startServerToCrash, type CrashedServer } from '../crash/crashedServer.ts';
import { crashRounds } from '../crash/crashRounds.ts';
import type { Attack, Target } from './attack.ts';

const FEW_WRITES = { WRITES_PER_MINUTE: '5' };
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vstrecha.example',
  MAIL_DIR: join(tmpdir(), 'vstrecha-attack-mail'),
  SEED: '',
};

interface Place {
  folder: string;
  databaseUrl: string | undefined;
}

/** Runs `work` in a new folder and, on a server, with a new database; removes both afterwards. */
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

/** Runs `work` with a server process for each of the settings, all on one new database. */
function withServers<Result>(
  target: Target,
  settings: Record<string, string>[],
  work: (urls: string[]) => Promise<Result>,
): Promise<Result> {
  return inPlace(target, async (place) => {
    const servers: CrashedServer[] = [];
    try {
      for (const each of settings) servers.push(await startServerToCrash({ ...place, settings: each }));
      return await work(servers.map(({ url }) => url));
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  });
}

/** Opens a socket that subscribes to the online users. */
async function listen(url: string, cookie: string) {
  const client = await connect(url, 'vstrecha-local');
  const channel_name = 'presence-users';
  const signed = await fetch(`${url}/api/pusher/auth`, {
    method: 'POST',
    body: new URLSearchParams({ socket_id: client.id, channel_name }),
    headers: { cookie },
  });
  client.say('pusher:subscribe', { channel: channel_name, ...((await signed.json()) as object) });
  await client.next(...SUBSCRIBED);
  return client;
}

/** Attacks on whole processes. */
export const processAttacks: Attack[] = [
  {
    title: 'keeps acknowledged writes exactly once after kills in mid-write',
    run: (target, breach) =>
      inPlace(target, async (place) => {
        const { acknowledged, problems } = await crashRounds(place, 2, 40);
        const total = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
        for (const problem of problems) breach(true, problem);
        return `2 kills, ${total} acknowledged writes`;
      }),
  },
  {
    title: 'closes an ended session’s sockets in all processes',
    needsServer: true,
    run: (target, breach) =>
      withServers(target, [{}, {}], async ([one = '', other = '']) => {
        const cookie = await openSession(one, DEMO_ACCOUNTS.supplier);
        const [here, there] = [await listen(one, cookie), await listen(other, cookie)];
        let logout: Promise<unknown> | undefined;
        const end = () => (logout ??= fetch(`${one}/api/auth/logout`, { headers: { cookie }, redirect: 'manual' }));
        const closed = await Promise.all([here, there].map((client) => closedBy(client, end)));
        for (const [index, name] of ['the process that ended it', 'the other process'].entries())
          breach(closed[index]?.code !== 4009, `${name} closed with ${closed[index]?.code ?? 'nothing'}`);
        return closed.map((each) => `${each?.ms ?? '?'} ms`).join(', ');
      }),
  },
  {
    title: 'shares one write limit between two processes',
    needsServer: true,
    run: (target, breach) =>
      withServers(target, [FEW_WRITES, FEW_WRITES], async ([one = '', other = '']) => {
        const cookie = await openSession(one, DEMO_ACCOUNTS.supplier);
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            fetch(`${index % 2 === 0 ? one : other}/api/profile/meetings`, {
              method: 'PUT',
              headers: { 'content-type': 'application/json', cookie },
              body: '{"notify":"NOT"}',
            }),
          ),
        );
        const taken = answers.filter(({ status }) => status === 200).length;
        breach(taken > 5, `${taken} writes were taken`);
        breach(taken < 5, `only ${taken} writes were taken`);
        return `${taken} of 20 writes`;
      }),
  },
  {
    title: 'has no demo accounts in production on an empty PostgreSQL',
    needsServer: true,
    run: (target, breach) =>
      withServers(target, [PRODUCTION], async ([url = '']) => {
        for (const account of Object.values(DEMO_ACCOUNTS)) {
          const isOpened = await openSession(url, account).then(
            () => true,
            () => false,
          );
          breach(isOpened, `${account.login} logs in`);
        }
        return `${Object.keys(DEMO_ACCOUNTS).length} accounts`;
      }),
  },
];
