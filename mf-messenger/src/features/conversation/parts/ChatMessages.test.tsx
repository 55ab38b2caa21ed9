import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Message } from 'shared-api/contract';
import { keepDraft } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { ROW_HEIGHT, scrollBox, useFakeChatLayout } from '#testing/fakeChatLayout';
import { minutesAgo, useTestDay } from '#testing/useTestDay';
import { ConversationContext } from '../state/conversationContext';
import { ChatMessages, type ChatMessagesProps } from './ChatMessages';

const api = useFakeApi();
useFakeChatLayout();
useTestDay();

const OWN = 1;
const OTHER = 2;
const seen = jest.fn();
beforeEach(() => {
  seen.mockClear();
  api.answer('post', '/api/chats/{id}/seen', () => {
    seen();
    return { ok: true };
  });
});

const message = (id: number, user_id = OTHER): Message =>
  fixtures.message({ id, user_id, text: `Сообщение ${id}`, created_at: minutesAgo(1_000 - id) });
const run = (from: number, to: number, user_id = OTHER) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index, user_id));

const NOTHING_OUTGOING = {
  outgoing: [],
  send: () => undefined,
  retry: () => undefined,
  retryAll: () => undefined,
  sendTextAlone: () => undefined,
  remove: () => undefined,
};

function Opening(props: ChatMessagesProps) {
  return (
    <ConversationContext
      value={{
        userId: props.chat.user_id,
        company: props.chat.company,
        isBlocked: false,
        ownUserId: OWN,
        showImage: () => undefined,
      }}
    >
      <ChatMessages {...props} />
    </ConversationContext>
  );
}

interface Start {
  messages: Message[];
  isSeen?: boolean;
  /** First unseen message reported by the server. */
  unseenFromId?: number;
  olderPages?: Message[][];
}

/** Number of older pages not requested yet. */
let remainingPages = () => 0;

/** Renders the messages alone. `receive` adds messages in place of server and outbox. */
function open({ messages, isSeen = false, unseenFromId, olderPages = [] }: Start) {
  let change: (next: (known: Message[]) => Message[]) => void = () => undefined;
  const pages = [...olderPages];
  remainingPages = () => pages.length;
  function Conversation() {
    const [known, setKnown] = useState(messages);
    change = setKnown;
    return (
      <Opening
        chat={{ ...fixtures.chat({ seen: isSeen }), unseen_from_id: unseenFromId }}
        ownUserId={OWN}
        history={{ messages: known, hasOlder: pages.length > 0 }}
        older={{
          phase: { kind: 'idle' },
          isThere: pages.length > 0,
          load: () => {
            const page = pages.pop();
            if (page) setKnown((later) => [...page, ...later]);
          },
        }}
        outbox={NOTHING_OUTGOING}
      />
    );
  }
  renderPage(<Conversation />);
  return { receive: (...news: Message[]) => act(() => change((known) => [...known, ...news])) };
}

const box = () => screen.getByRole('region', { name: /^Переписка/ });
const divider = () => screen.queryByRole('separator', { name: 'Новые сообщения' });
/** Text of the message after the divider. */
const firstNew = () => divider()?.closest('li')?.nextElementSibling?.textContent;
/** Offset of a row below the top of the box, from the list's styles. */
const placeOf = (row: HTMLElement | null | undefined) => Number.parseFloat(row?.style.top ?? '') - box().scrollTop;
const announced = () => screen.getByRole('status').textContent;
const setFocus = (hasFocus: boolean) => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  act(() => void window.dispatchEvent(new Event(hasFocus ? 'focus' : 'blur')));
};

test('opens an unseen chat after the last own message [CHAT-08]', async () => {
  open({ messages: [...run(1, 40), message(41, OWN), ...run(42, 60)] });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 42'));
  await waitFor(() => expect(placeOf(divider()?.closest('li'))).toBe(96));
  expect(seen).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: '19 новых' })).toBeVisible();
});

test('starts after the last message read on this device', async () => {
  keepDraft('seen.1.5', '57');
  open({ messages: run(1, 60) });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 58'));
});

test('loads older pages until the first unseen message', async () => {
  keepDraft('seen.1.5', '15');
  open({ messages: run(41, 60), olderPages: [run(1, 20), run(21, 40)] });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 16'));
  await waitFor(() => expect(placeOf(divider()?.closest('li'))).toBe(96));
});

test('counts unseen messages beyond the first page [CHAT-08]', async () => {
  open({ messages: run(41, 60), unseenFromId: 31, olderPages: [run(1, 20), run(21, 40)] });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 31'));
  expect(await screen.findByRole('button', { name: '30 новых' })).toBeVisible();
});

test("prefers this device's reading position when it is later", async () => {
  keepDraft('seen.1.5', '57');
  open({ messages: run(1, 60), unseenFromId: 31 });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 58'));
});

test('shows «+» while older unseen messages are not loaded', async () => {
  const older = Array.from({ length: 9 }, (_, page) => run(page * 20 + 1, page * 20 + 20));
  open({ messages: run(181, 200), unseenFromId: 31, olderPages: older });
  expect(await screen.findByRole('button', { name: /^\d+\+ новых$/ })).toBeVisible();
});

test('shows «+» when the reading position is unknown', async () => {
  open({ messages: run(31, 50), olderPages: [run(11, 30)] });
  expect(await screen.findByRole('button', { name: '20+ новых' })).toBeVisible();
});

test('shows no «+» when an own message precedes the page', async () => {
  const { receive } = open({ messages: run(31, 50), olderPages: [[...run(11, 29), message(30, OWN)]] });
  await screen.findByRole('button', { name: /новых$/ });
  scrollBox(box(), 0);
  expect(await screen.findByRole('button', { name: '20 новых' })).toBeVisible();
  receive(message(51));
  expect(await screen.findByRole('button', { name: '21 новое' })).toBeVisible();
});

test('keeps its place while a few older pages load', async () => {
  const older = Array.from({ length: 5 }, (_, page) => run(page * 20 + 1, page * 20 + 20));
  open({ messages: run(101, 120), olderPages: older });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 101'));
  await waitFor(() => expect(older.length - remainingPages()).toBeGreaterThan(0));
  await waitFor(() => expect(box().scrollTop).toBeGreaterThan(400));
  expect(firstNew()).toContain('Сообщение 101');
  expect(placeOf(divider()?.closest('li'))).toBeLessThanOrEqual(96 + ROW_HEIGHT);
  expect(await screen.findByRole('button', { name: '20+ новых' })).toBeVisible();
  expect(remainingPages()).toBeGreaterThanOrEqual(3);
});

test('keeps its place when a message arrives below', async () => {
  const { receive } = open({ messages: [...run(1, 40), message(41, OWN), ...run(42, 60)] });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 42'));
  await userEvent.click(await screen.findByRole('button', { name: '19 новых' }));
  await waitFor(() => expect(seen).toHaveBeenCalled());
  scrollBox(box(), box().scrollTop - 600);
  expect(await screen.findByRole('button', { name: 'К последнему сообщению' })).toBeVisible();
  const row = () => screen.getByText('Сообщение 50').closest('li');
  const place = placeOf(row());
  receive(message(61));
  expect(await screen.findByRole('button', { name: '1 новое' })).toBeVisible();
  expect(placeOf(row())).toBe(place);
  expect(firstNew()).toContain('Сообщение 42');
  await userEvent.click(screen.getByRole('button', { name: '1 новое' }));
  await waitFor(() => expect(screen.getByText('Сообщение 61')).toBeVisible());
});

test('opens a seen chat at its end and stores it', async () => {
  open({ messages: run(1, 60), isSeen: true });
  await screen.findByText('Сообщение 60');
  expect(divider()).not.toBeInTheDocument();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('vstrecha.draft.seen.1.5')).toBe('60');
});

test('follows new messages at the bottom, otherwise counts them', async () => {
  const { receive } = open({ messages: run(1, 60), isSeen: true });
  await screen.findByText('Сообщение 60');
  receive(message(61));
  await waitFor(() => expect(screen.getByText('Сообщение 61')).toBeVisible());
  expect(divider()).not.toBeInTheDocument();

  scrollBox(box(), 600);
  expect(await screen.findByRole('button', { name: 'К последнему сообщению' })).toBeVisible();
  receive(...run(62, 90));
  expect(box().scrollTop).toBe(600);
  await userEvent.click(await screen.findByRole('button', { name: '29 новых' }));
  await waitFor(() => expect(firstNew()).toContain('Сообщение 62'));
  await waitFor(() => expect(placeOf(divider()?.closest('li'))).toBe(96));

  // From the first unseen message the button leads to the end.
  await userEvent.click(screen.getByRole('button', { name: '29 новых' }));
  await waitFor(() => expect(screen.getByText('Сообщение 90')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('button', { name: /нов|последнему/ })).not.toBeInTheDocument());
});

test('marks messages seen only while the window has focus [CHAT-08]', async () => {
  const { receive } = open({ messages: [message(1, OWN)] });
  await screen.findByText('Сообщение 1');
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  setFocus(false);
  receive(message(2));
  expect(firstNew()).toContain('Сообщение 2');
  await act(() => Promise.resolve());
  expect(seen).toHaveBeenCalledTimes(1);

  setFocus(true);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  expect(firstNew()).toContain('Сообщение 2');
});

test('announces up to three messages, otherwise their number', async () => {
  const { receive } = open({ messages: [message(1, OWN)] });
  await screen.findByText('Сообщение 1');
  receive(message(2));
  expect(announced()).toBe('Северный ветер: Сообщение 2');
  receive(...run(3, 4), message(5, OWN), ...run(6, 8));
  await waitFor(() => expect(announced()).toBe('5 новых сообщений'));
});

test('searches from the newest match and loads earlier messages', async () => {
  const onSearchEnd = jest.fn();
  const messages = [...run(1, 30), ...run(31, 60)];
  const load = jest.fn();
  renderPage(
    <Opening
      chat={fixtures.chat({ seen: true })}
      ownUserId={OWN}
      history={{ messages, hasOlder: true }}
      older={{ phase: { kind: 'idle' }, isThere: true, load }}
      outbox={NOTHING_OUTGOING}
      onSearchEnd={onSearchEnd}
    />,
  );
  const field = screen.getByRole('searchbox', { name: 'Поиск в переписке' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'ние 1');
  expect(screen.getByText('11 из 11')).toBeVisible();
  const found = () => document.querySelector('[data-found]')?.textContent;
  await waitFor(() => expect(found()).toContain('Сообщение 19'));
  await userEvent.click(screen.getByRole('button', { name: 'Предыдущее совпадение' }));
  expect(screen.getByText('10 из 11')).toBeVisible();
  await waitFor(() => expect(found()).toContain('Сообщение 18'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Следующее совпадение' }));

  load.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить более ранние' }));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.type(field, '999');
  expect(screen.getByText('Не найдено')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onSearchEnd).toHaveBeenCalled();
});

describe('floating day', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));

  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      ...message(from + index),
      created_at: minutesAgo((100 - from - index) * 60),
    }));
  const pill = () => document.querySelector('p[aria-hidden="true"]');

  test('names the day in sight while scrolling, then fades', async () => {
    open({ messages: days(1, 90), isSeen: true });
    const box = await screen.findByRole('region', { name: /^Переписка/ });
    await screen.findByText('Сообщение 90');
    expect(pill()).toBeNull();
    // The heading of the first day is in sight itself.
    scrollBox(box, 5 * ROW_HEIGHT);
    expect(pill()).toHaveTextContent(/^[А-Я][а-я]+, \d+ [а-я]+ 2026$/);
    expect(pill()).toHaveStyle({ opacity: 1 });
    const first = pill()?.textContent;
    act(() => void jest.advanceTimersByTime(1_300));
    expect(pill()).toHaveStyle({ opacity: 0 });
    scrollBox(box, 40 * ROW_HEIGHT);
    expect(pill()).toHaveStyle({ opacity: 1 });
    expect(pill()?.textContent).not.toBe(first);
  });

  test('stays hidden at the end and at headings', async () => {
    open({ messages: days(1, 90), isSeen: true });
    const box = await screen.findByRole('region', { name: /^Переписка/ });
    await screen.findByText('Сообщение 90');
    scrollBox(box, 5 * ROW_HEIGHT);
    expect(pill()).toHaveStyle({ opacity: 1 });
    scrollBox(box, 0);
    expect(pill()).toHaveStyle({ opacity: 0 });
    scrollBox(box, 5 * ROW_HEIGHT);
    scrollBox(box, box.scrollHeight - box.clientHeight);
    scrollBox(box, box.scrollHeight - box.clientHeight);
    expect(pill()).toHaveStyle({ opacity: 0 });
  });
});
