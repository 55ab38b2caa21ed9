import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';

/** One of two people who write to each other, in a browser of their own. */
export interface Person {
  page: Page;
  id: number;
  /** Stands in their messages: «№А-17». */
  mark: string;
  /** How many messages they have written. */
  written: number;
  /** Which of them may be gone, since their deletion was asked for. */
  deleted: Set<number>;
  edited: number;
}

/** Milliseconds within which something has to go on, however slow the machine is. */
const PATIENCE_MS = 180_000;
const POLL_MS = 500;

interface Message {
  id: number;
  user_id: number;
  text: string;
}

/** Logs a person in. */
export async function openPerson(browser: Browser, address: string, account: Account, mark: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: address, locale: 'ru-RU', reducedMotion: 'reduce' });
  const answer = await context.request.post('/api/auth/login', { data: account, headers: { Origin: address } });
  if (!answer.ok()) throw new Error(`${account.login} could not log in (${answer.status()}): ${await answer.text()}`);
  const { id } = (await (await context.request.get('/api/user')).json()) as { id: number };
  return { page: await context.newPage(), id, mark, written: 0, deleted: new Set(), edited: 0 };
}

/** Writes the next message into the open conversation and sends it, whether or not there is a network. */
export async function write(person: Person): Promise<void> {
  person.written += 1;
  const box = person.page.getByRole('textbox', { name: 'Сообщение' });
  await box.fill(`№${person.mark}-${person.written}`);
  // Not the button: a toast about the lost network may lie over it.
  await box.press('Enter');
}

/** Changes or deletes one of the person's last messages, as another of their devices would. A server that is down may or may not have done it. */
export async function changeOne(person: Person, chatId: number, chance: number): Promise<void> {
  const { request } = person.page.context();
  const options = { headers: { Origin: new URL(person.page.url()).origin }, timeout: 3_000 };
  try {
    const answer = await request.get(`/api/chats/${chatId}/messages?limit=20`, { timeout: 3_000 });
    const { messages } = (await answer.json()) as { messages: Message[] };
    const own = messages.filter(({ user_id, text }) => user_id === person.id && text.startsWith('№'));
    const message = own[Math.floor(chance * own.length)];
    if (!message) return;
    if (Math.floor(chance * 1_000) % 2 === 0) {
      const done = await request.put(`/api/message/${message.id}`, { data: { text: `${message.text}!` }, ...options });
      if (done.ok()) person.edited += 1;
    } else {
      person.deleted.add(Number(/-(\d+)/.exec(message.text)?.[1]));
      await request.delete(`/api/message/${message.id}`, options);
    }
  } catch {
    // The server was down.
  }
}

/** The messages of the chat as the server has them, oldest first. @param pages only that many, the newest ones */
export async function readServer({ page }: Person, chatId: number, pages = Infinity): Promise<string[]> {
  const all: string[] = [];
  let before: number | undefined;
  for (let count = 0; count < pages; count += 1) {
    const address = `/api/chats/${chatId}/messages?limit=20${before === undefined ? '' : `&offset=${before}`}`;
    const { messages } = (await (await page.context().request.get(address)).json()) as { messages: Message[] };
    all.unshift(...messages.map(({ text }) => text).filter((text) => text.startsWith('№')));
    before = messages[0]?.id;
    if (messages.length < 20) break;
  }
  return all;
}

/** All messages as the person sees them, oldest first: scrolled to the beginning of the conversation and down again. */
export async function readScreen({ page }: Person): Promise<string[]> {
  const list = await page.getByRole('region', { name: /^Переписка с/ }).elementHandle();
  // A conversation begins with a day; before its beginning stands the place of older messages. Each page moves the box away from its top.
  await page.waitForFunction(
    (box) => {
      if (box) box.scrollTop = 0;
      return box?.querySelector('[data-index="0"] h3') !== null;
    },
    list,
    { timeout: PATIENCE_MS },
  );
  const rows = new Map<string, string>();
  for (let isEnd = false; !isEnd;) {
    const seen = await (await page.waitForFunction(readSight, list, { timeout: PATIENCE_MS })).jsonValue();
    if (!seen) throw new Error('The conversation has left the screen while it was read.');
    for (const [index = '', text = ''] of seen.rows) rows.set(index, text);
    isEnd = seen.isEnd;
    await list?.evaluate((box) => (box.scrollTop += box.clientHeight / 2));
  }
  return [...rows]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, text]) => text)
    .filter((text) => text !== '');
}

/** The rows of a list by their numbers, as soon as they fill what can be seen of it. Runs in the page. */
function readSight(box: Element | null): { rows: string[][]; isEnd: boolean } | undefined {
  const rows = [...(box?.querySelectorAll<HTMLElement>('li') ?? [])];
  const [first, last] = [rows[0]?.getBoundingClientRect(), rows.at(-1)?.getBoundingClientRect()];
  const sight = box?.getBoundingClientRect();
  if (!box || !sight || !first || !last) return undefined;
  const isEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
  if (first.top > sight.top + 2 && box.scrollTop > 0) return undefined;
  if (last.bottom < sight.bottom - 2 && !isEnd) return undefined;
  // Led to its end a moment ago, the box may not have the last rows yet.
  if (isEnd && rows.at(-1)?.ariaPosInSet !== rows.at(-1)?.ariaSetSize) return undefined;
  return {
    rows: rows.map((row) => [row.dataset.index ?? '', /№\S+-\d+!*/.exec(row.innerText)?.[0] ?? '']),
    isEnd,
  };
}

/** Waits until nothing of what the person wrote is on its way. @throws Error when nothing goes any more */
export async function waitUntilSent({ page, mark }: Person): Promise<void> {
  // Asked from here: `waitForFunction` with an interval takes the promise of an answer for the answer.
  let left = await page.evaluate(countUnsent);
  for (let lastSentAt = Date.now(); left > 0; await delay(POLL_MS)) {
    const count = await page.evaluate(countUnsent);
    if (count < left) lastSentAt = Date.now();
    if (Date.now() - lastSentAt > PATIENCE_MS) {
      const screen = await page.locator('body').innerText();
      throw new Error(`${mark}: nothing more is sent, though all is calm. On the screen:\n${screen}`);
    }
    left = count;
  }
}

/** How many messages the browser keeps unsent, and one more while the shell's note says so. Runs in the page. */
async function countUnsent(): Promise<number> {
  const count = await new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('vstrecha.unsent');
    // Only the messenger makes it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error ?? new Error('The database of unsent messages cannot be opened.'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('messages').objectStore('messages').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
  const isNoted = Object.keys(localStorage).some((name) => name.startsWith('vstrecha.draft.unsent.'));
  return count + (isNoted ? 1 : 0);
}
