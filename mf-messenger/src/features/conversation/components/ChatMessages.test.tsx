import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Message } from 'shared-api/contract';
import { keepDraft } from 'shared-api/drafts';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { ROW_HEIGHT, scrollBox, useFakeChatLayout } from '#testing/fakeChatLayout';
import { minutesAgo, useTestDay } from '#testing/useTestDay';
import { ConversationContext } from '../conversationContext';
import type { ChatMessagesProps } from './ChatMessages';
import { ChatOpening } from './ChatOpening';

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
      <ChatOpening {...props} />
    </ConversationContext>
  );
}

interface Start {
  messages: Message[];
  isSeen?: boolean;
  olderPages?: Message[][];
}

/** Older pages that were not asked for yet. */
let remainingPages = () => 0;

/** The messages alone; what the server and the outbox would bring comes by `receive`. */
function open({ messages, isSeen = false, olderPages = [] }: Start) {
  let change: (next: (known: Message[]) => Message[]) => void = () => undefined;
  const pages = [...olderPages];
  remainingPages = () => pages.length;
  function Conversation() {
    const [known, setKnown] = useState(messages);
    change = setKnown;
    return (
      <Opening
        chat={fixtures.chat({ seen: isSeen })}
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
/** The message that follows the divider. */
const firstNew = () => divider()?.closest('li')?.nextElementSibling?.textContent;
/** How far below the top of the box a row stands, by what the list says. */
const placeOf = (row: HTMLElement | null | undefined) => Number.parseFloat(row?.style.top ?? '') - box().scrollTop;
const announced = () => screen.getByRole('status').textContent;
const setFocus = (hasFocus: boolean) => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  act(() => void window.dispatchEvent(new Event(hasFocus ? 'focus' : 'blur')));
};

test('an unseen chat begins at what follows one’s own last message, with a divider [CHAT-08]', async () => {
  open({ messages: [...run(1, 40), message(41, OWN), ...run(42, 60)] });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 42'));
  await waitFor(() => expect(placeOf(divider()?.closest('li'))).toBe(96));
  expect(seen).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: '19 новых' })).toBeVisible();
});

test('what was read on this device tells better where the new ones begin', async () => {
  keepDraft('seen.1.5', '57');
  open({ messages: run(1, 60) });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 58'));
});

test('when the first unseen message is not loaded, older pages are read first', async () => {
  keepDraft('seen.1.5', '15');
  open({ messages: run(41, 60), olderPages: [run(1, 20), run(21, 40)] });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 16'));
  await waitFor(() => expect(placeOf(divider()?.closest('li'))).toBe(96));
});

test('a chat that begins at the top of its first page stays there while older pages come, and asks for few of them', async () => {
  const older = Array.from({ length: 5 }, (_, page) => run(page * 20 + 1, page * 20 + 20));
  open({ messages: run(101, 120), olderPages: older });
  await waitFor(() => expect(firstNew()).toContain('Сообщение 101'));
  await waitFor(() => expect(older.length - remainingPages()).toBeGreaterThan(0));
  await waitFor(() => expect(box().scrollTop).toBeGreaterThan(400));
  expect(firstNew()).toContain('Сообщение 101');
  expect(placeOf(divider()?.closest('li'))).toBeLessThanOrEqual(96 + ROW_HEIGHT);
  expect(await screen.findByRole('button', { name: '20 новых' })).toBeVisible();
  expect(remainingPages()).toBeGreaterThanOrEqual(3);
});

test('a message that comes while somebody reads further up moves no line above it', async () => {
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

test('a seen chat begins at its end, without a divider, and remembers how far it was read', async () => {
  open({ messages: run(1, 60), isSeen: true });
  await screen.findByText('Сообщение 60');
  expect(divider()).not.toBeInTheDocument();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('vstrecha.draft.seen.1.5')).toBe('60');
});

test('new messages are followed at the bottom and counted elsewhere; the press leads to the first of them', async () => {
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

  // From the first unseen message the way leads to the end.
  await userEvent.click(screen.getByRole('button', { name: '29 новых' }));
  await waitFor(() => expect(screen.getByText('Сообщение 90')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('button', { name: /нов|последнему/ })).not.toBeInTheDocument());
});

test('seen only while the window has the focus; what comes meanwhile stands below the divider [CHAT-08]', async () => {
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

test('messages are read out by author and text, more than three at once by their number', async () => {
  const { receive } = open({ messages: [message(1, OWN)] });
  await screen.findByText('Сообщение 1');
  receive(message(2));
  expect(announced()).toBe('Северный ветер: Сообщение 2');
  receive(...run(3, 4), message(5, OWN), ...run(6, 8));
  await waitFor(() => expect(announced()).toBe('5 новых сообщений'), { timeout: 2_000 });
});

test('the search leads from the newest match upwards and loads earlier messages', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить ранние' }));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.type(field, '999');
  expect(screen.getByText('Не найдено')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onSearchEnd).toHaveBeenCalled();
});
