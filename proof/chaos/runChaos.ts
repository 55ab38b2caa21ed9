import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from 'reference-api/seed/demoAccounts';
import { startOwnSystem, type OwnSystem } from 'tooling/start/startOwnSystem';
import { launchChromium } from '#support/browser.ts';
import { later } from '#support/temporary.ts';
import { checkWritten, compare, findLost } from './compare.ts';
import { changeOne, openPerson, readScreen, readServer, waitUntilSent, write, type Person } from './person.ts';

/** Longest time between two kills of the API. */
const KILL_EVERY_MS = 60_000;

/** Newest pages that must contain all messages read before a kill, despite newer ones. */
const LATEST_PAGES = 4;

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

/** @returns messages that the API had returned before and has lost: the fault of the database, not of the messenger */
async function killApi({ api }: OwnSystem, people: [Person, Person], chatId: number): Promise<string[]> {
  const [reader] = people;
  counts.kills += 1;
  const before = await readServer(reader, chatId, 1);
  await api.kill();
  await delay(between(500, 5_000));
  await api.start();
  const lost = findLost(before, await readServer(reader, chatId, LATEST_PAGES), people);
  if (lost.length === 0) return [];
  const problem = `database after kill ${counts.kills}: lost ${lost.join(', ')}`;
  // Printed at once: all later problems are consequences.
  console.log(problem);
  return [problem];
}

async function converse(
  system: OwnSystem,
  people: [Person, Person],
  { chatId, duration }: { chatId: number; duration: number },
): Promise<string[]> {
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
  // The restarted API reads the database without any state from before.
  lost.push(...(await killApi(system, people, chatId)));
  const [first, second] = people;
  const server = await readServer(first, chatId);
  const sum = (of: (person: Person) => number) => of(first) + of(second);
  console.log(
    `${sum(({ written }) => written)} written, ${server.length} left, ${sum(({ edited }) => edited)} edited, ${sum((one) => one.deleted.size)} deleted, ${counts.cuts} cuts of the network, ${counts.kills} kills of the API.`,
  );
  return [
    ...lost,
    ...people.flatMap((person) => checkWritten(person, server)),
    ...compare([
      { name: 'database', messages: server },
      { name: `screen ${first.mark}`, messages: await readScreen(first) },
      { name: `screen ${second.mark}`, messages: await readScreen(second) },
    ]),
  ];
}

/**
 * Two people write to each other in two browsers while their networks fail and the API is killed and restarted; in the
 * end both must see what the database contains, each message once. docs/chaos.md explains the figures.
 */
export async function runChaos(minutes: number): Promise<void> {
  const system = await startOwnSystem();
  later(() => system.stop());
  const browser = await launchChromium();
  later(() => browser.close());
  const people: [Person, Person] = [
    await openPerson(browser, system.address, DEMO_ACCOUNTS.supplier, 'А'),
    await openPerson(browser, system.address, DEMO_ACCOUNTS.customer, 'Б'),
  ];
  const [first, second] = people;
  await first.page.goto(`/messages/${second.id}`);
  await write(first);
  await waitUntilSent(first);
  await second.page.goto(`/messages/${first.id}`);
  const chat = (await (await first.page.context().request.get(`/api/chat/${second.id}`)).json()) as { id: number };
  const problems = await converse(system, people, { chatId: chat.id, duration: minutes * 60_000 });
  console.log(problems.length === 0 ? 'Both and the database have the same, each message once.' : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}
