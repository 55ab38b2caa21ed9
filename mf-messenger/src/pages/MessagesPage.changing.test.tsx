import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { useFakeChatLayout } from '#testing/fakeChatLayout';
import { messengerServer } from '#testing/messengerServer';
import { push } from '#testing/push';
import { minutesAgo, useTestDay } from '#testing/useTestDay';
import { openMessages } from '../testing/openMessages';

// Switching between two chats: which state is kept and which is reset.

const api = useFakeApi();
useFakeChatLayout();
useTestDay();

const OWN = fixtures.currentUser().id;
let server: ReturnType<typeof messengerServer>;
beforeEach(() => {
  const picture = { id: 9, url: '/files/9', filename: 'Стенд.jpg', filesize: 1_000, is_deleted: false };
  server = messengerServer(api, {
    chats: [fixtures.chat(), fixtures.chat({ id: 6, user_id: 3, company: 'Южный ветер' })],
    messages: new Map([
      [
        5,
        [
          fixtures.message({ attachments: [picture] }),
          fixtures.message({ id: 12, user_id: OWN, text: 'В четверг', attachments: [] }),
        ],
      ],
      [6, [fixtures.message({ id: 20, chat_id: 6, user_id: 3, text: 'Здравствуйте!' })]],
    ]),
  });
});

let navigate: NavigateFunction;
/** The browser's Back and Forward, and links from other pages. */
function Browser() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return null;
}
const move = (steps: number) => act(async () => navigate(steps));

const NORTH = /^Переписка: Северный/;
const SOUTH = /^Переписка: Южный/;
const messages = (company: RegExp) => screen.findByRole('list', { name: company });
const field = () => screen.getByRole('textbox', { name: 'Сообщение' });
const press = (company: string) => userEvent.click(screen.getByRole('link', { name: new RegExp(company) }));

/** Opens the southern chat first, so that Back returns to it. */
async function openBoth(): Promise<void> {
  openMessages('/messages/3', <Browser />);
  await messages(SOUTH);
  await press('Северный ветер');
  await messages(NORTH);
}

function onPhone() {
  const listener = { addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {} };
  const rest = { ...listener, removeListener: () => {}, dispatchEvent: () => false, onchange: null };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...rest, media, matches: media === '(max-width: 768px)' }));
}

test('keeps a separate text per chat [CHAT-06]', async () => {
  openMessages();
  await messages(NORTH);
  await userEvent.type(field(), 'Северному');

  const first = field();
  await press('Южный ветер');
  expect(field()).toHaveValue('');
  // A separate field: Ctrl+Z must not restore the text of the other chat.
  expect(field()).not.toBe(first);
  await messages(SOUTH);
  await userEvent.type(field(), 'Южному{Enter}');
  await waitFor(() => expect(server.posted).toMatchObject([{ user_id: 3, text: 'Южному' }]));

  await press('Северный ветер');
  expect(field()).toHaveValue('Северному');
});

test('keeps a started edit in its chat', async () => {
  await openBoth();
  await userEvent.type(field(), '{ArrowUp}');
  expect(screen.getByText('Изменение сообщения')).toBeVisible();
  await move(-1);
  await messages(SOUTH);
  expect(screen.queryByText('Изменение сообщения')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await move(1);
  await messages(NORTH);
  expect(screen.getByText('Изменение сообщения')).toBeVisible();
});

test('closes quick replies when Back opens another chat', async () => {
  await openBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Быстрые ответы' }));
  expect(screen.getByRole('dialog', { name: 'Быстрые ответы' })).toBeVisible();
  await move(-1);
  await messages(SOUTH);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('saves a picture from the viewer and the menu [HALL-06]', async () => {
  const saved = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.getAttribute('href'), this.download);
  });
  await openBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Открыть Стенд.jpg' }));
  const viewer = screen.getByRole('dialog');
  expect(viewer).toHaveTextContent(/Стенд\.jpg1\s000.Б/);
  expect(within(viewer).getByRole('link', { name: /^Скачать Стенд\.jpg/ })).toHaveAttribute('download', 'Стенд.jpg');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getAllByRole('button', { name: 'Действия с сообщением' })[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать Стенд.jpg' }));
  expect(saved).toHaveBeenCalledWith('/files/9', 'Стенд.jpg');
});

test('closes the picture viewer when its chat is left', async () => {
  await openBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Открыть Стенд.jpg' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  await move(-1);
  await messages(SOUTH);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await move(1);
  await messages(NORTH);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the meeting strip mounted and ends the search', async () => {
  const begun = jest.fn();
  function Strip() {
    useEffect(() => void begun(), []);
    return null;
  }
  openMessages('/messages/2', undefined, Strip);
  await messages(NORTH);
  await press('Южный ветер');
  expect(await messages(SOUTH)).toHaveTextContent('Здравствуйте!');
  expect(begun).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Поиск в переписке' }));
  expect(screen.getByRole('searchbox', { name: 'Поиск в переписке' })).toBeVisible();
  await press('Северный ветер');
  await messages(NORTH);
  expect(screen.queryByRole('searchbox', { name: 'Поиск в переписке' })).not.toBeInTheDocument();
});

test('marks messages received while another chat was open [CHAT-08]', async () => {
  openMessages();
  await messages(NORTH);
  await press('Южный ветер');
  await messages(SOUTH);
  // Its id is lower than the newest one of the other chat.
  const message = fixtures.message({ id: 15, text: 'Успеете к пятнице?', created_at: minutesAgo(-1) });
  server.messages.get(5)?.push(message);
  server.chats[0] = fixtures.chat({ seen: false, last_message: message.text });
  push('message', { message });
  await screen.findByRole('link', { name: /Северный ветер.*Успеете к пятнице/ });
  await press('Северный ветер');
  await messages(NORTH);
  expect(await screen.findByRole('separator', { name: 'Новые сообщения' })).toBeInTheDocument();
});

test('focuses a chat opened by a link on phones', async () => {
  onPhone();
  openMessages('/messages/3', <Browser />);
  await messages(SOUTH);
  await userEvent.click(field());
  await act(async () => navigate('/messages/2'));
  await messages(NORTH);
  expect(screen.getByRole('heading', { name: 'Северный ветер' })).toHaveFocus();
});

test('returns to the list through the history on phones', async () => {
  onPhone();
  const page = openMessages('/messages', <Browser />);
  await userEvent.click(await screen.findByRole('link', { name: /Северный ветер/ }));
  await messages(NORTH);
  await userEvent.click(screen.getByRole('link', { name: 'К списку чатов' }));
  await waitFor(() => expect(page.location()).toBe('/messages'));
  await move(1);
  expect(page.location()).toBe('/messages/2');
});
