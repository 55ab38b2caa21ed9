import { parseArgs } from 'node:util';
import { benchBodies } from './benchBodies.ts';
import { benchCalls, catalogueCall, CONNECTIONS, logIn, messageCall } from './benchCalls.ts';
import { benchMailing } from './benchMailing.ts';
import { PushBench } from './benchPush.ts';
import { startMeasuredApi } from './startMeasuredApi.ts';
import { figure, machineLine, table } from './tables.ts';
import { temporaryServer, undoAll } from './temporary.ts';

// `npm run bench` measures calls, push and a mailing on PGlite and on a throwaway PostgreSQL, and prints Markdown.
// `npm run bench -- --seconds 5 --clients 500 --recipients 10000 --database postgres --part calls` measures less.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '2000' },
    recipients: { type: 'string', default: '99999' },
    rate: { type: 'string' },
    database: { type: 'string', default: 'pglite,postgres' },
    part: { type: 'string', default: 'calls,bodies,push,mailing' },
  },
});
const [seconds, clients, recipients] = [Number(values.seconds), Number(values.clients), Number(values.recipients)];
const WARM_UP_SECONDS = 2;
// A rate at which no queue forms; at the highest one delivery time is waiting time.
const SHARE_OF_HIGHEST_RATE = 0.5;
// The embedded database is there for trying things out; a mailing to 99,999 takes it longer than a client waits for an answer.
const MOST_RECIPIENTS_OF_PGLITE = 10_000;

const calls: string[][] = [];
const bodies: string[][] = [];
const pushes: string[][] = [];
const mailings: string[][] = [];

try {
  console.log(machineLine());
  for (const name of values.database.split(',')) await measure(name);
  if (calls.length > 0)
    print(
      `Calls, ${CONNECTIONS} connections, ${seconds} s`,
      ['database', 'call', 'per second', 'p50, ms', 'p99, ms', 'failed', 'API memory, MB'],
      calls,
    );
  if (bodies.length > 0)
    print('Hostile bodies', ['database', 'body', 'answer', 'processor time at most, ms', 'longest stall, ms'], bodies);
  if (pushes.length > 0)
    print(
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
    print(
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
} finally {
  await undoAll();
}

async function measure(database: string): Promise<void> {
  const parts = values.part.split(',');
  const start = async () => startMeasuredApi(database === 'postgres' ? await temporaryServer() : undefined);
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
    const rate = Math.max(CONNECTIONS, Number(values.rate ?? Math.floor(highestRate * SHARE_OF_HIGHEST_RATE)));
    const written = await bench.write(
      callers.filter(({ type }) => type === 'Поставщик'),
      seconds,
      rate,
    );
    await row('POST /api/message', written.push);
    if (written.calls.failures > 0) throw new Error(`${written.calls.failures} messages were not accepted.`);
    await bench.stop();
  }
  await api.stop();
  if (!parts.includes('mailing')) return;
  // A process of its own, so that its memory is the mailing's.
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

/** Not a part of the tables. */
function progress(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

function print(title: string, head: string[], rows: string[][]): void {
  console.log(`\n### ${title}\n\n${table(head, rows)}`);
}
