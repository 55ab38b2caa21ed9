import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { DemoAccount } from 'reference-api/seed/demoAccounts';
import { logIn } from '#support/browser.ts';

/** One of two people who write to each other, each in their own browser. */
export interface Person {
  page: Page;
  id: number;
  /** Marks their messages: «№А-17». */
  mark: string;
  /** Number of messages written. */
  written: number;
  /** Numbers of messages whose deletion was requested, and which may therefore be missing. */
  deleted: Set<number>;
  edited: number;
}

/** Milliseconds within which progress is expected, even on a slow machine. */
const PATIENCE_MS = 180_000;
const POLL_MS = 500;

interface Message {
  id: number;
  user_id: number;
  text: string;
}

/** Logs in and opens a page. */
export async function openPerson(
  browser: Browser,
  address: string,
  account: DemoAccount,
  mark: string,
): Promise<Person> {
  const context = await browser.newContext({ baseURL: address, locale: 'ru-RU', reducedMotion: 'reduce' });
  await logIn(context, address, account);
  const { id } = (await (await context.request.get('/api/user')).json()) as { id: number };
  return { page: await context.newPage(), id, mark, written: 0, deleted: new Set(), edited: 0 };
}

/** Sends the next message in the open conversation, online or offline. */
export async function write(person: Person): Promise<void> {
  person.written += 1;
  const box = person.page.getByRole('textbox', { name: 'Сообщение' });
  await box.fill(`№${person.mark}-${person.written}`);
  // Not the button: a toast about the lost network may cover it.
  await box.press('Enter');
}

/**
 * Edits or deletes one of the person’s latest messages, like another of their devices. During an API outage the outcome
 * is unknown.
 */
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

/** Messages of the chat on the server, oldest first. @param pages how many of the newest pages */
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

/** All messages shown on the screen, oldest first; scrolls to the start of the conversation and down again. */
export async function readScreen({ page }: Person): Promise<string[]> {
  const list = await page.getByRole('region', { name: /^Переписка:/ }).elementHandle();
  // The first row of a conversation is a day heading, or the loading indicator while older messages remain. Each loaded
  // page moves the box away from its top.
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

/** The rows of a list by index, once they fill the viewport. Runs in the page. */
function readSight(box: Element | null): { rows: string[][]; isEnd: boolean } | undefined {
  const rows = [...(box?.querySelectorAll<HTMLElement>('li') ?? [])];
  const [first, last] = [rows[0]?.getBoundingClientRect(), rows.at(-1)?.getBoundingClientRect()];
  const sight = box?.getBoundingClientRect();
  if (!box || !sight || !first || !last) return undefined;
  const isEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
  if (first.top > sight.top + 2 && box.scrollTop > 0) return undefined;
  if (last.bottom < sight.bottom - 2 && !isEnd) return undefined;
  // Right after scrolling to the end, the last rows may not be rendered yet.
  if (isEnd && rows.at(-1)?.ariaPosInSet !== rows.at(-1)?.ariaSetSize) return undefined;
  return {
    rows: rows.map((row) => [row.dataset.index ?? '', /№\S+-\d+!*/.exec(row.innerText)?.[0] ?? '']),
    isEnd,
  };
}

/** Waits until all messages of the person are sent. @throws Error when sending makes no progress */
export async function waitUntilSent({ page, mark }: Person): Promise<void> {
  // Polls from here: `waitForFunction` with an interval takes the promise of a result for the result.
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

/** Number of unsent messages in the browser, plus one while the shell’s unsent flag is set. Runs in the page. */
async function countUnsent(): Promise<number> {
  const count = await new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('vstrecha.unsent');
    // The messenger creates the database; this check must not.
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
