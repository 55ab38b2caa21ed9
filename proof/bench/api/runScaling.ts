import { setTimeout } from 'node:timers/promises';
import { figure, machineLine, printTable, progress } from '#support/figures.ts';
import { temporaryServer } from '#support/temporary.ts';
import { benchCalls, benchProcesses, catalogueCall, logIn, messageCall } from './benchCalls.ts';
import { benchNotify } from './benchNotify.ts';
import { PushBench } from './benchPush.ts';
import { ScaledSystem } from './scaledSystem.ts';

export interface ScalingOptions {
  /** Of each measurement. */
  seconds: number;
  clients: number;
  companies: number;
  /** Numbers of API processes, ascending. */
  processes: readonly number[];
  /** Messages per second. */
  rate: number;
}

const WARM_UP_SECONDS = 3;
const IDLE_SECONDS = 20;

const calls: string[][] = [];
const pushes: string[][] = [];
const idle: string[][] = [];
const received: string[][] = [];

/**
 * Measures several numbers of API processes on one PostgreSQL: calls, pushes, NOTIFY, and the processor time of each
 * part, the figures from which docs/scaling.md calculates larger systems.
 */
export async function runScaling(options: ScalingOptions): Promise<void> {
  const { seconds, clients, companies } = options;
  console.log(machineLine());
  const databaseUrl = await temporaryServer(true);
  const commits = await benchNotify(databaseUrl, seconds);
  const system = new ScaledSystem(databaseUrl);
  await system.addProcess();
  progress(`making ${companies} companies`);
  await system.first.ask('addCompanies', companies);
  const sessions = await system.first.ask('openSessions', clients);
  const callers = await logIn(system.first.url);
  for (const count of options.processes) {
    while (system.apis.length < count) await system.addProcess();
    await measure(system, options, { sessions, callers });
  }
  await system.stop();
  printTable(
    'Commits on 20 connections, per second',
    ['without NOTIFY', 'with NOTIFY'],
    [[figure(commits.plain), figure(commits.notifying)]],
  );
  printTable(
    'Calls',
    ['processes', 'call', 'per second', 'p50, ms', 'p99, ms', 'API, ms', 'database, ms', 'failed'],
    calls,
  );
  printTable(
    'Messages to connected clients',
    ['processes', 'clients', 'per second', 'NOTIFY', 'API, ms', 'database, ms', 'lost', 'p50, ms', 'p99, ms'],
    pushes,
  );
  printTable(
    'Nothing but connected clients',
    ['processes', 'clients', 'NOTIFY per second', 'API, ms per second', 'database, ms per second'],
    idle,
  );
  printTable(
    'A process that only receives messages of others',
    ['processes', 'messages per second', 'its API, ms per message'],
    received,
  );
}

async function measure(
  system: ScaledSystem,
  { seconds, rate }: ScalingOptions,
  {
    sessions,
    callers,
  }: { sessions: ConstructorParameters<typeof PushBench>[1]; callers: Awaited<ReturnType<typeof logIn>> },
): Promise<void> {
  const count = String(system.apis.length);
  for (const [name, call] of [
    ['POST /api/users', catalogueCall(callers)],
    ['POST /api/message', messageCall(callers)],
  ] as const) {
    progress(`${count} processes: ${name}`);
    await benchProcesses(system.urls, call, WARM_UP_SECONDS);
    await system.usage();
    const found = await benchProcesses(system.urls, call, seconds);
    const { apiMs, databaseMs } = await system.usage();
    const each = [found.perSecond, found.p50, found.p99, apiMs / found.answers, databaseMs / found.answers];
    calls.push([count, name, ...each.map(figure), String(found.failures)]);
  }
  progress(`${count} processes: connecting ${sessions.length} clients`);
  const bench = new PushBench(system.first, sessions, system.urls);
  await bench.connect();
  await system.usage();
  await setTimeout(IDLE_SECONDS * 1000);
  const waited = await system.usage();
  const perSecond = [waited.notifications, waited.apiMs, waited.databaseMs].map((value) => value / IDLE_SECONDS);
  idle.push([count, String(sessions.length), ...perSecond.map(figure)]);
  progress(`${count} processes: messages`);
  const senders = callers.filter(({ type }) => type === 'Поставщик');
  const written = await bench.write(senders, seconds, rate);
  const { apiMs, databaseMs, notifications } = await system.usage();
  const each = [notifications, apiMs, databaseMs].map((value) => value / written.sent);
  const { lost, p50, p99 } = written;
  pushes.push([
    count,
    String(sessions.length),
    ...[written.perSecond, ...each].map(figure),
    String(lost),
    ...[p50, p99].map(figure),
  ]);
  await bench.stop();
  if (system.apis.length === 1) return;
  progress(`${count} processes: messages by the first one`);
  const found = await benchCalls(system.first.url, messageCall(callers), seconds);
  const { lastApiMs } = await system.usage();
  received.push([count, figure(found.perSecond), (lastApiMs / found.answers).toFixed(2)]);
}
