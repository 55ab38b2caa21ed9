import { figure, machineLine, printTable, progress } from '#support/figures.ts';
import { temporaryServer } from '#support/temporary.ts';
import { benchAnswers, benchNews } from './benchAnswers.ts';
import { benchBodies } from './benchBodies.ts';
import { benchCalls, catalogueCall, CONNECTIONS, logIn, messageCall } from './benchCalls.ts';
import { benchCatalogue } from './benchCatalogue.ts';
import { benchMailing } from './benchMailing.ts';
import { benchOrganizer } from './benchOrganizer.ts';
import { PushBench } from './benchPush.ts';
import { benchReads, missedGoal } from './benchReads.ts';
import { startMeasuredApi, type MeasuredApi } from './startMeasuredApi.ts';

export const API_PARTS = ['calls', 'bodies', 'push', 'mailing', 'reads', 'answers', 'news', 'organizer', 'catalogue'];

export interface ApiBenchOptions {
  databases: readonly string[];
  /** Some of `API_PARTS`. */
  parts: readonly string[];
  /** Of each measurement. */
  seconds: number;
  /** Connected to pushes. */
  clients: number;
  /** Of the mailing. */
  recipients: number;
  /** Messages per second, instead of half of the highest rate. */
  rate?: number | undefined;
}

const WARM_UP_SECONDS = 2;
// At this rate no queue forms; at the highest rate, delivery times would only measure the queue.
const SHARE_OF_HIGHEST_RATE = 0.5;
// The embedded database is for trials; with 99,999 recipients it would exceed the timeouts of clients.
const MOST_RECIPIENTS_OF_PGLITE = 10_000;

const calls: string[][] = [];
const bodies: string[][] = [];
const pushes: string[][] = [];
const mailings: string[][] = [];
const reads: string[][] = [];
const answers: string[][] = [];
const news: string[][] = [];
const organizer: string[][] = [];
const catalogue: string[][] = [];

/** Measures calls, expensive reads, push, a mailing and organizers' calls, and prints Markdown. */
export async function runApiBench(options: ApiBenchOptions): Promise<void> {
  console.log(machineLine());
  const { seconds } = options;
  for (const name of options.databases) await measure(name, options);
  if (calls.length > 0)
    printTable(
      `Calls, ${CONNECTIONS} connections, ${seconds} s`,
      ['database', 'call', 'per second', 'p50, ms', 'p99, ms', 'failed', 'API memory, MB'],
      calls,
    );
  if (bodies.length > 0)
    printTable(
      'Hostile bodies',
      ['database', 'body', 'answer', 'processor time at most, ms', 'longest stall, ms'],
      bodies,
    );
  if (pushes.length > 0)
    printTable(
      'Push',
      [
        'database',
        'path',
        'clients',
        'per second',
        'sent',
        'lost',
        'p50, ms',
        'p99, ms',
        'longest, ms',
        'API memory, MB',
      ],
      pushes,
    );
  if (mailings.length > 0)
    printTable(
      'Mailing',
      [
        'database',
        'step',
        's',
        'answer, MB',
        'longest stall, ms',
        'others’ longest call, ms',
        'API memory at most, MB',
        'result',
      ],
      mailings,
    );
  if (reads.length > 0)
    printTable(
      'Another user’s GET /api/user under 30 parallel searches of one user',
      [
        'database',
        'companies',
        'meanwhile',
        'calls',
        'p50, ms',
        'p99, ms',
        'searches per second',
        'refused per second',
      ],
      reads,
    );
  if (answers.length > 0) printTable('Accepting an invitation', ['database', 'calls', 'p50, ms', 'p99, ms'], answers);
  if (news.length > 0)
    printTable(
      'News for everybody',
      ['database', 'clients', 'lost', 'last client after, s', 'others’ calls', 'p50, ms', 'p99, ms'],
      news,
    );
  if (organizer.length > 0)
    printTable('Calls of organizers', ['database', 'call', 'p50, ms', 'p95, ms', 'goal'], organizer);
  if (catalogue.length > 0)
    printTable('The catalogue', ['database', 'call', 'p50, ms', 'p95, ms', 'goal, ms'], catalogue);
}

async function measure(database: string, options: ApiBenchOptions): Promise<void> {
  const { parts, seconds, clients, recipients } = options;
  const start = async () => startMeasuredApi(database === 'postgres' ? await temporaryServer(true) : undefined);
  progress(`${database}: starting`);
  const api = await start();
  progress(`${database}: logging in`);
  const callers = await logIn(api.url);
  let highestRate = 0;
  if (parts.includes('calls') || parts.includes('push')) {
    for (const [name, call] of [
      ['POST /api/users', catalogueCall(callers)],
      ['POST /api/message', messageCall(callers)],
    ] as const) {
      progress(`${database}: ${name}`);
      await benchCalls(api.url, call, WARM_UP_SECONDS);
      const found = await benchCalls(api.url, call, seconds);
      const { rssMb } = await api.ask('usage');
      highestRate = found.perSecond;
      calls.push([
        database,
        name,
        figure(found.perSecond),
        figure(found.p50),
        figure(found.p99),
        String(found.failures),
        figure(rssMb),
      ]);
    }
  }
  if (parts.includes('bodies')) {
    progress(`${database}: hostile bodies`);
    const [member = { cookie: '' }] = callers;
    for (const { name, answer, cpuMs, longestStallMs } of await benchBodies(api, member))
      bodies.push([database, name, answer, figure(cpuMs), figure(longestStallMs)]);
  }
  if (parts.includes('push')) {
    progress(`${database}: connecting push clients`);
    await api.ask('addCompanies', 2 * clients);
    const bench = new PushBench(api, await api.ask('openSessions', clients));
    await bench.connect();
    progress(`${database}: pushing`);
    const triggered = await bench.trigger(seconds);
    const row = async (path: string, { perSecond, sent, lost, p50, p99, longest }: typeof triggered) =>
      pushes.push([
        database,
        path,
        String(clients),
        figure(perSecond),
        String(sent),
        String(lost),
        figure(p50),
        figure(p99),
        figure(longest),
        figure((await api.ask('usage')).rssMb),
      ]);
    await row('trigger', triggered);
    const rate = Math.max(CONNECTIONS, options.rate ?? Math.floor(highestRate * SHARE_OF_HIGHEST_RATE));
    const written = await bench.write(
      callers.filter(({ type }) => type === 'Поставщик'),
      seconds,
      rate,
    );
    await row('POST /api/message', written);
    await bench.stop();
  }
  await api.stop();
  if (parts.includes('answers')) {
    progress(`${database}: accepting invitations`);
    answers.push([database, ...(await benchAnswers(await start()))]);
  }
  if (parts.includes('news')) {
    progress(`${database}: publishing news`);
    news.push([database, ...(await benchNews(await start(), clients))]);
  }
  for (const [part, title, bench, rows] of [
    ['organizer', 'calls of organizers', benchOrganizer, organizer],
    ['catalogue', 'the catalogue', benchCatalogue, catalogue],
  ] as const) {
    if (!parts.includes(part) || database !== 'postgres') continue;
    progress(`${database}: ${title}`);
    const measured = await start();
    for (const row of await bench(measured, recipients + 1)) rows.push([database, ...row]);
    await measured.stop();
  }
  if (parts.includes('reads')) await measureReads(database, options, start);
  if (!parts.includes('mailing')) return;
  // A new process, so that only the mailing counts in the measured memory.
  const companies = 2 * (database === 'pglite' ? Math.min(recipients, MOST_RECIPIENTS_OF_PGLITE) : recipients);
  progress(`${database}: making ${companies} companies`);
  const fresh = await start();
  await fresh.ask('addCompanies', companies);
  const [sender, other] = (await logIn(fresh.url)).filter(({ type }) => type === 'Поставщик');
  if (!sender || !other) throw new Error('The seed has no suppliers.');
  progress(`${database}: mailing`);
  for (const step of await benchMailing(fresh, sender, other)) {
    mailings.push([
      database,
      step.name,
      ...[step.seconds, step.megabytes, step.longestStallMs, step.othersLongestMs, step.greatestRssMb].map(figure),
      step.result,
    ]);
  }
  await fresh.stop();
}

async function measureReads(
  database: string,
  { recipients, seconds }: ApiBenchOptions,
  start: () => Promise<MeasuredApi>,
): Promise<void> {
  const companies = database === 'pglite' ? MOST_RECIPIENTS_OF_PGLITE : recipients + 1;
  progress(`${database}: making ${companies} companies`);
  const api = await start();
  await api.ask('addCompanies', companies);
  const [attacker, other] = await logIn(api.url);
  if (!attacker || !other) throw new Error('The seed has no companies.');
  progress(`${database}: searching`);
  const found = await benchReads(api.url, attacker, other, seconds);
  for (const { name, calls: count, p50, p99, searches, refused } of found)
    reads.push([database, String(companies), name, String(count), ...[p50, p99, searches, refused].map(figure)]);
  // PGlite, meant for trials, runs one statement at a time, so that a call waits for a whole search.
  const complaint = database === 'postgres' ? missedGoal(found) : undefined;
  if (complaint !== undefined) {
    process.exitCode = 1;
    console.error(`${database}: ${complaint}`);
  }
  await api.stop();
}
