import path from 'node:path';
import type { Browser } from 'playwright-core';
import { planWishes } from 'reference-api/calls/wishes/planWishes';
import { repositoryRoot } from 'tooling/system/packages';
import { IDLE, openLaptop, PAINTED } from '#support/browser.ts';
import { medianAndWorst } from '#support/figures.ts';
import { answer, eventDays, fakeParticipants, TIMES } from './fakeApi.ts';

const COMPANIES = 50;
const ATTEMPTS = 9;
/** Spreads the suppliers of a customer; shares no factor with their number. */
const STRIDE = 97;
const FILE = path.join(repositoryRoot, 'shared-api/src/resources/assignTimes.ts');

interface Wish {
  id: number;
  options: string[];
}
type AssignTimes = (task: {
  wishes: readonly Wish[];
  dateOf: (slot: string) => string;
  roomOn: (date: string) => number;
}) => Map<number, string>;

/** All are free at all times: the largest number of options. */
const isFree = () => true;
/** All are free at the same few times: the strongest competition. */
const isScarce = (_id: number, index: number) => index % 48 < 5;

/** Times the rule alone. Imported by path, because remotes export pages and widgets only. */
async function timeRule(isOption: (id: number, index: number) => boolean, perDay: number) {
  const { assignTimes } = (await import(FILE)) as { assignTimes: AssignTimes };
  const slots = eventDays().flatMap((date) => TIMES.map((point) => `${date} ${point}`));
  const wishes = Array.from({ length: COMPANIES }, (_, id) => ({
    id,
    options: slots.filter((_slot, index) => isOption(id, index)),
  }));
  const times: number[] = [];
  let found = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const start = performance.now();
    found = assignTimes({ wishes, dateOf: (slot) => slot.slice(0, 10), roomOn: () => perDay }).size;
    times.push(performance.now() - start);
  }
  return `${medianAndWorst(times)} (${found} placed)`;
}

// Time from choosing another limit, which makes a new proposal, until the rows are painted.
const TIME_PROPOSALS = `(async () => {
  const select = [...document.querySelectorAll('main label')].find(({ textContent }) => textContent === 'Не больше в день').control;
  const choose = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set;
  const rows = () => [...document.querySelectorAll('main li select')].map(({ value }) => value).join();
  const times = [];
  for (let attempt = 0; attempt < ${ATTEMPTS}; attempt++) {
    await ${IDLE};
    const before = rows();
    const start = performance.now();
    choose.call(select, attempt % 2 ? '6' : '12');
    select.dispatchEvent(new Event('change', { bubbles: true }));
    times.push((await ${PAINTED}) - start);
    if (rows() === before) throw new Error('Another limit made no other proposal.');
  }
  return times;
})()`;

async function timePage(browser: Browser, origin: string): Promise<number[]> {
  const page = await openLaptop(browser, origin);
  const days = eventDays();
  await answer(page, /^\/api\/event$/, () => ({ datestart: days[0], dateend: days.at(-1) }));
  await answer(page, /^\/api\/points$/, () => ({
    points: TIMES.map((point) => ({ point, status: 'AVAILABLE', link: null })),
  }));
  await answer(page, /^\/api\/invitations\/(incoming|outgoing)$/, () => ({
    invitations: [],
    total_count: 0,
    pages: 0,
  }));
  await fakeParticipants(page, (userId) => `Компания № ${userId}`);
  const ids = Array.from({ length: COMPANIES }, (_, index) => 100_000 + index);
  await page.goto(`${origin}/meetings?view=plan&with=${ids.join()}`);
  await page.getByText(`Подобрано ${COMPANIES} из ${COMPANIES}`).waitFor({ timeout: 120_000 });
  const times = await page.evaluate<number[]>(TIME_PROPOSALS);
  await page.context().close();
  return times;
}

const WISHING = 2000;
const WISHES = 10;

/** The evening's matching over all pairs: as many customers as suppliers, all free at the same few times. */
async function timeWishes(): Promise<string> {
  const days = eventDays();
  const bits = days.flatMap(() => TIMES.map((_point, index) => (isScarce(0, index) ? '1' : '0'))).join('');
  const half = WISHING / 2;
  const pairs = Array.from({ length: half * WISHES }, (_, index) => ({
    customer_id: Math.floor(index / WISHES),
    supplier_id: half + ((index * STRIDE) % half),
    bits,
  }));
  const start = performance.now();
  const placed = (await planWishes(pairs, days, () => true)).length;
  return `${(performance.now() - start).toFixed(0)} ms (${placed} of ${pairs.length} placed)`;
}

/** Measures how fast the day planner proposes times. Returns a Markdown table. */
export async function benchPlanner(browser: Browser, origin: string): Promise<string> {
  const free = await timeRule(isFree, 6);
  const scarce = await timeRule(isScarce, 3);
  const page = await timePage(browser, origin);
  const wishes = await timeWishes();
  return `
| Day planner, ${COMPANIES} companies × 14 days × 24 slots | measured | goal |
| --- | --- | --- |
| proposes, all free at all times; median of ${ATTEMPTS} | ${free} | ≤ 100 ms |
| proposes, all free at the same few times; median of ${ATTEMPTS} | ${scarce} | ≤ 100 ms |
| another limit per day on the page: from the choice until the new times are painted; median of ${ATTEMPTS} | ${medianAndWorst(page)} | |
| the evening's matching, ${WISHING} companies × ${WISHES} mutual wishes | ${wishes} | ≤ 10 s |
`;
}
