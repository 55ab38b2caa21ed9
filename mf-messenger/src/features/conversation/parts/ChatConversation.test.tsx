import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { useChatEvents } from '#cache/useChatEvents';
import { deferred } from '#testing/deferred';
import { useFakeChatLayout } from '#testing/fakeChatLayout';
import { messengerServer } from '#testing/messengerServer';
import { push } from '#testing/push';
import { useObjectUrls } from '#testing/useObjectUrls';
import { minutesAgo, useTestDay } from '#testing/useTestDay';
import { ChatConversation } from './ChatConversation';

const api = useFakeApi();
useTestDay();
useFakeChatLayout();
useObjectUrls();
const user = userEvent.setup({ delay: null, applyAccept: false });

const theirs = fixtures.message({ id: 10, user_id: 2, text: 'Когда встретимся?', created_at: minutesAgo(9) });
const mine = fixtures.message({ id: 11, user_id: 1, text: 'В среду', created_at: minutesAgo(8) });
const last = fixtures.message({ id: 12, user_id: 1, text: 'Или в четверг', created_at: minutesAgo(7) });
const chat = fixtures.chat();
let server: ReturnType<typeof messengerServer>;

beforeEach(() => {
  closeToasts();
  server = messengerServer(api, { messages: new Map([[chat.id, [theirs, mine, last]]]) });
  api.answer('put', '/api/message/{id}', ({ path, body }) => {
    const { text } = body as { text: string };
    const change = (message: typeof mine) => (message.id === Number(path.id) ? { ...message, text } : message);
    server.messages.set(chat.id, (server.messages.get(chat.id) ?? []).map(change));
    return { ...mine, id: Number(path.id), text };
  });
});

function Page() {
  useChatEvents(1);
  return (
    <>
      <ChatConversation chat={chat} ownUserId={1} />
      <Toaster />
    </>
  );
}

async function open() {
  const page = renderPage(<Page />);
  await screen.findByText('В среду');
  return page;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const send = () => fireEvent.keyDown(box(), { key: 'Enter' });
const row = (text: string) => {
  const found = screen.getByText(text, { selector: 'bdi' }).closest('li');
  if (!found) throw new Error(`«${text}» is in no row.`);
  return within(found);
};
async function choose(text: string, action: string) {
  await user.click(row(text).getByRole('button', { name: 'Действия с сообщением' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

test('takes focus when opened with a fine pointer [HALL-05]', async () => {
  await open();
  expect(box()).toHaveFocus();
});

test('leaves focus in another field [HALL-05]', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await open();
  expect(field).toHaveFocus();
  field.remove();
});

test('keeps own messages in sight when reading fails [NET-02]', async () => {
  api.fail('get', '/api/chats/{id}/messages', 'network');
  api.fail('post', '/api/message', 'network');
  renderPage(<Page />);
  await screen.findByText('Не удалось загрузить сообщения.', { exact: false });
  write('Здравствуйте!');
  send();
  expect(await screen.findByText('Здравствуйте!', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('Не удалось загрузить сообщения.', { exact: false })).toBeVisible();
  messengerServer(api, { messages: new Map([[chat.id, [theirs, mine, last]]]) });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('В среду')).toBeVisible();
  expect(screen.getByText('Здравствуйте!', { selector: 'bdi' })).toBeVisible();
});

test('saves an edit optimistically and keeps the draft [CHAT-07]', async () => {
  const { promise, resolve } = deferred<void>();
  const { container } = await open();
  write('Ещё не отправлено');
  await choose('В среду', 'Изменить');
  expect(screen.getByText('Изменение сообщения')).toBeVisible();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('В среду');
  await expectNoAxeViolations(container);
  api.answer('put', '/api/message/{id}', async ({ body }) => {
    await promise;
    return { ...mine, text: (body as { text: string }).text };
  });
  write('В среду в 12');
  send();
  expect(screen.getByText('В среду в 12')).toBeVisible();
  expect(box()).toHaveValue('Ещё не отправлено');
  expect(box()).toHaveFocus();
  resolve();
  expect(await screen.findByText('Сообщение успешно изменено!')).toBeVisible();
});

test('restores the drafts that release 0.2.0 has stored', async () => {
  localStorage.setItem('vstrecha.owner', '1');
  localStorage.setItem('vstrecha.draft.chat.1.2', 'Ещё не отправлено');
  localStorage.setItem('vstrecha.draft.editing.1.2', '11');
  localStorage.setItem('vstrecha.draft.edit.1.11', 'В среду в 12');
  renderPage(<Page />);
  expect(await screen.findByText('Изменение сообщения')).toBeVisible();
  expect(box()).toHaveValue('В среду в 12');
  send();
  expect(await screen.findByText('Сообщение успешно изменено!')).toBeVisible();
  expect(box()).toHaveValue('Ещё не отправлено');
});

test('clears the draft that another tab has sent [CHAT-06]', async () => {
  const key = 'vstrecha.draft.chat.1.2';
  await open();
  write('Из двух вкладок');
  expect(localStorage.getItem(key)).toBe('Из двух вкладок');
  localStorage.removeItem(key);
  const change = { key, oldValue: 'Из двух вкладок', newValue: null };
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
  expect(box()).toHaveValue('');
});

test('rolls back a refused edit and keeps its text [CHAT-07]', async () => {
  api.fail('put', '/api/message/{id}', { status: 500 });
  const { unmount } = await open();
  await choose('В среду', 'Изменить');
  write('В пятницу');
  send();
  expect(await screen.findByText('Ошибка изменения сообщения!')).toBeVisible();
  expect(row('В среду').getByRole('button', { name: 'Действия с сообщением' })).toBeInTheDocument();
  expect(box()).toHaveValue('В пятницу');
  // A reload restores it.
  unmount();
  renderPage(<Page />);
  await waitFor(() => expect(box()).toHaveValue('В пятницу'));
});

test('edits the last own message on ↑, cancels on Esc [CHAT-07]', async () => {
  await open();
  write('я');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(screen.queryByText('Изменение сообщения')).not.toBeInTheDocument();
  write('');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(box()).toHaveValue('Или в четверг');
  write(' ');
  send();
  expect(screen.getByText('Изменение сообщения')).toBeVisible();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.queryByText('Изменение сообщения')).not.toBeInTheDocument();
  expect(box()).toHaveValue('');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(box()).toHaveValue('Или в четверг');
  await user.click(screen.getByRole('button', { name: 'Не изменять' }));
  expect(box()).toHaveValue('');
});

test('deletes on leaving unless undone [CHAT-07]', async () => {
  const deleted: number[] = [];
  api.answer('delete', '/api/message/{id}', ({ path }) => {
    deleted.push(Number(path.id));
    server.messages.set(chat.id, [theirs, last]);
    return { ok: true };
  });
  const { unmount } = await open();
  await choose('В среду', 'Удалить');
  expect(screen.getByText('Сообщение удалено')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(screen.getByText('В среду')).toBeVisible();

  await choose('В среду', 'Удалить');
  unmount();
  await waitFor(() => expect(deleted).toEqual([11]));
});

test('restores a message when deleting fails except for 404 [CHAT-07]', async () => {
  api.fail('delete', '/api/message/{id}', { status: 500 });
  await open();
  await choose('В среду', 'Удалить');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText('Ошибка удаления сообщения!')).toBeVisible();
  expect(await screen.findByText('В среду')).toBeVisible();

  api.fail('delete', '/api/message/{id}', { status: 404 });
  await choose('В среду', 'Удалить');
  server.messages.set(chat.id, [theirs, last]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText('Сообщение успешно удалено!')).toBeVisible();
  expect(screen.queryByText('В среду')).not.toBeInTheDocument();
});

test('shows remote edits live; foreign messages can only be copied [CHAT-07] [CHAT-09]', async () => {
  await open();
  await user.click(row('Когда встретимся?').getByRole('button', { name: 'Действия с сообщением' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Копировать текст']);
  await user.click(screen.getByRole('menuitem', { name: 'Копировать текст' }));
  expect(await screen.findByText('Скопировано!')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe('Когда встретимся?');

  push('message-updated', { message: { ...theirs, text: 'Где встретимся?' }, chat });
  expect(screen.getByText('Где встретимся?')).toBeVisible();
  push('message-deleted', { id: 10, chat_id: chat.id, chat });
  expect(screen.queryByText('Где встретимся?')).not.toBeInTheDocument();
});

test('sends files in the background and shows their progress [CHAT-10]', async () => {
  const { promise, resolve } = deferred<void>();
  api.answer('post', '/api/attachments', async ({ upload }) => {
    await promise;
    return { id: 91, url: '/a/91', filename: upload?.name ?? '', filesize: upload?.size ?? 0, is_deleted: false };
  });
  let attached: unknown;
  api.answer('post', '/api/message', ({ body }) => {
    attached = (body as { attachments: unknown }).attachments;
    return { ...mine, id: 20, text: '', client_id: (body as { client_id: string }).client_id };
  });
  await open();
  // Files are ignored until the settings are loaded.
  await screen.findByRole('button', { name: 'Прикрепить файлы' });
  fireEvent.paste(box(), {
    clipboardData: {
      types: ['Files'],
      files: [new File(['%PDF'], 'Смета.pdf', { type: 'application/pdf' }), new File([''], 'Ролик.mp4')],
    },
  });
  expect(await screen.findByText('Недопустимый формат файла')).toBeVisible();
  await waitFor(() => expect(fakeApi.uploads).toHaveLength(1));
  act(() => fakeApi.moveUploads(64));
  expect(screen.getByText(/^64.%$/)).toBeVisible();
  send();
  expect(await screen.findByText(/загружается 64.%/)).toBeVisible();
  // The invalid file stays in the composer.
  expect(within(screen.getByRole('list', { name: 'Прикреплённые файлы' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  resolve();
  await waitFor(() => expect(attached).toEqual([91]));
});
