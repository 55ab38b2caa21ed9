// `npm run chaos`: two people write to each other in two browsers while their networks are cut and the API is killed and restarted; in the end
// both must see what the database has, each message once. `-- --minutes 1` for a short one. docs/chaos.md explains the figures.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../tooling/src/browser/ensureChromium.ts';
import { launchArgs } from '../tooling/src/browser/findChromium.ts';
import { assertPortsFree, listPorts, readPorts } from '../tooling/src/system/ports.ts';
import { checkWritten, compare, findLost } from './src/chaos/compare.ts';
import {
  changeOne,
  openPerson,
  readScreen,
  readServer,
  waitUntilSent,
  write,
  type Person,
} from './src/chaos/person.ts';
import { accounts } from './src/support/accounts.ts';
import { startSystem, type RunningSystem } from './startSystem.ts';

const DEFAULT_PORT = '9240';
/** Between two kills of the API, at most. */
const KILL_EVERY_MS = 60_000;

/** Pages in which the messages of before a kill stand afterwards, though some have come since. */
const LATEST_PAGES = 4;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const duration = Number(values.minutes) * 60_000;
const counts = { cuts: 0, kills: 0 };

const between = (from: number, to: number) => from + Math.random() * (to - from);

async function repeat(until: number, [from, to]: [number, number], act: () => Promise<void>): Promise<void> {
  for (;;) {
    const pause = between(from, to);
    if (Date.now() + pause > until) return;
    await delay(pause);
    await act();
  }
}

async function cutNetwork({ page }: Person): Promise<void> {
  counts.cuts += 1;
  await page.context().setOffline(true);
  await delay(between(1_000, 12_000));
  await page.context().setOffline(false);
}

/** @returns what the API had told of before and does not have any more: then the database is to blame, not the messenger */
async function killApi({ api }: RunningSystem, people: [Person, Person], chatId: number): Promise<string[]> {
  const [reader] = people;
  counts.kills += 1;
  const before = await readServer(reader, chatId, 1);
  await api.kill();
  await delay(between(500, 5_000));
  await api.start();
  const lost = findLost(before, await readServer(reader, chatId, LATEST_PAGES), people);
  if (lost.length === 0) return [];
  const problem = `база после убийства ${counts.kills}: потеряны ${lost.join(', ')}`;
  // At once: whatever comes after it is a consequence.
  console.log(problem);
  return [problem];
}

async function converse(system: RunningSystem, people: [Person, Person], chatId: number): Promise<string[]> {
  const until = Date.now() + duration;
  const lost: string[] = [];
  await Promise.all([
    repeat(until, [Math.min(KILL_EVERY_MS / 2, duration / 4), Math.min(KILL_EVERY_MS, duration / 3)], async () => {
      lost.push(...(await killApi(system, people, chatId)));
    }),
    ...people.flatMap((person) => [
      repeat(until, [500, 3_000], () => write(person)),
      repeat(until, [5_000, 20_000], () => cutNetwork(person)),
      repeat(until, [4_000, 12_000], () => changeOne(person, chatId, Math.random())),
    ]),
  ]);
  for (const person of people) await waitUntilSent(person);
  // The database is read by a process that has taken part in nothing.
  lost.push(...(await killApi(system, people, chatId)));
  const [first, second] = people;
  const server = await readServer(first, chatId);
  const sum = (of: (person: Person) => number) => of(first) + of(second);
  console.log(
    `Написано ${sum(({ written }) => written)}, осталось ${server.length}, изменений ${sum(({ edited }) => edited)}, удалений ${sum((one) => one.deleted.size)}, обрывов сети ${counts.cuts}, убийств API ${counts.kills}.`,
  );
  return [
    ...lost,
    ...people.flatMap((person) => checkWritten(person, server)),
    ...compare([
      { name: 'база', messages: server },
      { name: `экран ${first.mark}`, messages: await readScreen(first) },
      { name: `экран ${second.mark}`, messages: await readScreen(second) },
    ]),
  ];
}

const ports = readPorts(process.env.E2E_PORT ?? DEFAULT_PORT);
await assertPortsFree(listPorts(ports));
const system = await startSystem(ports);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...launchArgs] });
try {
  const people: [Person, Person] = [
    await openPerson(browser, system.address, accounts.supplier, 'А'),
    await openPerson(browser, system.address, accounts.customer, 'Б'),
  ];
  const [first, second] = people;
  await first.page.goto(`/messages/${second.id}`);
  await write(first);
  await waitUntilSent(first);
  await second.page.goto(`/messages/${first.id}`);
  const chat = (await (await first.page.context().request.get(`/api/chat/${second.id}`)).json()) as { id: number };
  const problems = await converse(system, people, chat.id);
  console.log(
    problems.length === 0 ? 'У обоих и в базе одно и то же, каждое сообщение один раз.' : problems.join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await system.stop();
}
process.exit();
