import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { readConfig } from 'reference-api/platform/config/config';
import { selectRows } from 'reference-api/platform/database/database';
import { log } from 'reference-api/platform/log/log';
import { SESSION_COOKIE, startSession } from 'reference-api/platform/sessions/sessions';
import { startServer } from 'reference-api/startServer';
import { fillOrganizer } from './fillOrganizer.ts';
import { fillScale } from './fillScale.ts';

// The server of `npm start` in a process that reports its own resource usage; started by startMeasuredApi.ts.
const config = readConfig(process.env);
log.level = config.logLevel;
const server = await startServer(config);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let greatestRss = 0;
let cpu = process.cpuUsage();
setInterval(() => (greatestRss = Math.max(greatestRss, process.memoryUsage.rss())), 50).unref();

/** A user and their session cookie. */
export interface Session {
  id: number;
  cookie: string;
}

const commands = {
  url: async () => server.url,
  /** Current and peak memory, CPU time, and the longest block of the event loop since the last call. */
  async usage() {
    const { user, system } = process.cpuUsage(cpu);
    const usage = {
      rssMb: process.memoryUsage.rss() / 1e6,
      greatestRssMb: Math.max(greatestRss, process.memoryUsage.rss()) / 1e6,
      longestStallMs: delay.max / 1e6,
      cpuMs: (user + system) / 1000,
    };
    cpu = process.cpuUsage();
    greatestRss = 0;
    delay.reset();
    return usage;
  },
  /** Creates companies, half of each type. */
  addCompanies: (companies: number) => fillScale(server.db, { companies, messages: 10 }, server.clock.now()),
  /** Gives the companies what organizers see. @returns a day with meetings without tables */
  addOrganizing: () => fillOrganizer(server.db, server.clock.now()),
  /** Creates sessions of customers in the database: logging in thousands of users would take minutes of password hashing. */
  async openSessions(count: number): Promise<Session[]> {
    const ids = await selectRows<{ id: number }>(
      server.db,
      sql`select id from users where type = 'Заказчик' and email like 'scale%' order by id limit ${count}`,
    );
    const sessions: Session[] = [];
    for (const { id } of ids)
      sessions.push({ id, cookie: `${SESSION_COOKIE}=${await startSession(server.db, id, server.clock.now())}` });
    return sessions;
  },
  /** Creates open invitations between distinct companies of `addCompanies`, and sessions of their recipients. */
  async openInvitations(count: number): Promise<Session[]> {
    const now = server.clock.now();
    const made = await selectRows<{ id: number; recipient_id: number }>(
      server.db,
      sql`insert into invitations (sender_id, recipient_id, date, point, status, created_at)
        select s.id, r.id, event.dateend, '12:00', 'AWAITING', ${now.toISOString()}::timestamptz
        from (select id, row_number() over (order by id) as n from users where email like 'scale%' and type = 'Поставщик' and not only_chat) as s
        join (select id, row_number() over (order by id) as n from users where email like 'scale%' and type = 'Заказчик' and not only_chat) as r using (n)
        cross join (select dateend from events where dateend >= current_date order by id limit 1) as event
        limit ${count} returning id, recipient_id`,
    );
    if (made.length < count) throw new Error(`Only ${made.length} of ${count} pairs of companies are there.`);
    const sessions: Session[] = [];
    for (const { id, recipient_id } of made)
      sessions.push({ id, cookie: `${SESSION_COOKIE}=${await startSession(server.db, recipient_id, now)}` });
    return sessions;
  },
  /** Publishes news for every company; its title is the time. */
  async publishNews() {
    await server.db.execute(sql`insert into news (title, text, created_at, notify)
      values (${String(performance.timeOrigin + performance.now())}, 'Текст', ${server.clock.now().toISOString()}::timestamptz, true)`);
  },
  /** Counts the messages that a user has written, and the chats with such messages. */
  async countWritten(userId: number) {
    const [row] = await selectRows<{ messages: number; chats: number }>(
      server.db,
      sql`select count(*)::int as messages, count(distinct chat_id)::int as chats from messages where user_id = ${userId}`,
    );
    return row ?? { messages: 0, chats: 0 };
  },
};

export type Commands = typeof commands;

interface Question {
  number: number;
  name: keyof Commands;
  argument: never;
}

process.on('message', ({ number, name, argument }: Question) => {
  commands[name](argument).then(
    (answer) => process.send?.({ number, answer }),
    (error: unknown) => process.send?.({ number, error: String(error) }),
  );
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
process.once('disconnect', () => void server.close().finally(() => process.exit(0)));
process.send?.({ number: 0, answer: 'ready' });
