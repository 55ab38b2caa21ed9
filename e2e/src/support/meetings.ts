import { expect, type APIResponse, type Locator, type Page } from '@playwright/test';
import { AGAIN } from './again.ts';
import { ownSystem } from './system.ts';

/** A slot in the API’s format. */
export interface Slot {
  /** yyyy-MM-dd, Moscow */
  date: string;
  /** HH:mm */
  point: string;
}

interface Point {
  point: string;
  status: 'AVAILABLE' | 'BLOCKED' | 'ASSIGNED';
}

/** «28.11.2026» */
export const russianDate = ({ date }: Slot) => date.split('-').reverse().join('.');

async function readPoints(page: Page, date: string): Promise<Point[]> {
  const answer = await page.request.get(`/api/points?date=${date}`, AGAIN);
  return ((await answer.json()) as { points: Point[] }).points;
}

/** Moscow's time by the server’s clock, not the browser’s, as if it were UTC. */
const moscowNow = (answer: APIResponse) => new Date(answer.headers().date ?? '').getTime() + 3 * 3_600_000;

/** Today, yyyy-MM-dd, and whether the account has a meeting then. */
export async function readToday(page: Page): Promise<{ date: string; hasMeetings: boolean }> {
  const date = new Date(moscowNow(await page.request.get('/api/event', AGAIN))).toISOString().slice(0, 10);
  return { date, hasMeetings: (await readPoints(page, date)).some(({ status }) => status === 'ASSIGNED') };
}

/** Days of the event after today, yyyy-MM-dd. */
async function readComingDays(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/event', AGAIN);
  const { dateend } = (await answer.json()) as { dateend: string };
  const now = moscowNow(answer);
  const days: string[] = [];
  for (let at = now + 86_400_000; ; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day > dateend) return days;
    days.push(day);
  }
}

/** Coming slots in which both are free and neither has an open invitation, in order. */
export async function readCommonSlots(one: Page, other: Page): Promise<Slot[]> {
  const busy = await readBusy(one, other);
  const days = await readComingDays(one);
  const common = await Promise.all(
    days.map(async (date) => {
      const [own, theirs] = await Promise.all([readPoints(one, date), readPoints(other, date)]);
      const free = new Set(theirs.filter(({ status }) => status === 'AVAILABLE').map(({ point }) => point));
      return own
        .filter(({ point, status }) => status === 'AVAILABLE' && free.has(point) && !busy.has(`${date} ${point}`))
        .map(({ point }) => ({ date, point }));
    }),
  );
  return common.flat();
}

/** Slots to which either has an open invitation. */
async function readBusy(...pages: Page[]): Promise<Set<string>> {
  const lists = await Promise.all(
    pages.flatMap((page) =>
      ['incoming', 'outgoing'].flatMap((direction) =>
        [0, 1].map(async (isMove) => {
          const answer = await page.request.get(
            `/api/invitations/${direction}?limit=1000&page=1&is_move=${isMove}`,
            AGAIN,
          );
          return ((await answer.json()) as { invitations: (Slot & { status: string })[] }).invitations;
        }),
      ),
    ),
  );
  return new Set(
    lists
      .flat()
      .filter(({ status }) => status === 'AWAITING')
      .map(({ date, point }) => `${date} ${point}`),
  );
}

/** Calls the API as the user of this page. */
export async function call(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<number> {
  const answer = await page.request.fetch(path, {
    ...AGAIN,
    method,
    data,
    headers: { Origin: ownSystem().address },
  });
  return answer.status();
}

/** Arranges a meeting in a slot through the API. */
export async function agree(
  one: { page: Page; id: number },
  other: { page: Page; id: number },
  slot: Slot,
): Promise<void> {
  expect(await call(one.page, 'POST', '/api/invite', { user_id: other.id, ...slot })).toBe(200);
  const answer = await other.page.request.get('/api/invitations/incoming?limit=1000&page=1&is_move=0', AGAIN);
  const { invitations } = (await answer.json()) as { invitations: (Slot & { id: number; user_id: number })[] };
  const sent = invitations.find(
    ({ date, point, user_id }) => user_id === one.id && date === slot.date && point === slot.point,
  );
  expect(await call(other.page, 'PUT', `/api/invite/${sent?.id}`, { status: 'ACCEPTED' })).toBe(200);
}

/** Companies met in a slot, from the API. */
export async function readMet(page: Page, { date, point }: Slot): Promise<string[]> {
  const answer = await page.request.get(`/api/meetings/companies?date=${date}`, AGAIN);
  const { companies } = (await answer.json()) as { companies: { point: string; company: string }[] };
  return companies.filter((each) => each.point === point).map(({ company }) => company);
}

/** Opens the day of a slot in the user’s own schedule. */
export async function openOwnDay(page: Page, { date }: Slot): Promise<void> {
  await page.goto(`/meetings?date=${date}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Мои встречи' })).toBeVisible();
}

/** The meeting with a company in a slot, on the page of the user’s meetings. */
export function meetingRow(page: Page, { point }: Slot, company: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: point })
    .filter({ has: page.getByRole('link', { name: company, exact: true }) });
}

/** A pending invitation from or to a company, on the invitations page. */
export function invitationRow(page: Page, company: string, slot: Slot): Locator {
  return (
    page
      .getByRole('main')
      .getByRole('listitem')
      // Not by the text: rivals of the slot name the company, too.
      .filter({ has: page.getByRole('link', { name: company, exact: true }) })
      .filter({ hasText: russianDate(slot) })
      .filter({ hasText: slot.point })
      .filter({ hasText: 'В ожидании решения' })
  );
}

/** Selects the day of a slot in the day strip, then the slot. */
export async function pressSlot(within: Locator, { date, point }: Slot): Promise<void> {
  const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
  await within.getByRole('button', { name: new RegExp(`, ${day}\\b|, ${day}(,|$)`) }).click();
  await within.getByRole('button', { name: new RegExp(`^${point}`) }).click();
}
