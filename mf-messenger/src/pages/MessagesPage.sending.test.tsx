import 'fake-indexeddb/auto';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Message } from 'shared-api/contract';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { deferred } from '#testing/deferred';
import { useFakeChatLayout } from '#testing/fakeChatLayout';
import { messengerServer } from '#testing/messengerServer';
import { push } from '#testing/push';
import { useRecordedPosts } from '#testing/useRecordedPosts';
import { useTestDay } from '#testing/useTestDay';
import { openMessages } from '../testing/openMessages';

const api = useFakeApi();
useFakeChatLayout();
useTestDay();
const posts = useRecordedPosts(api);

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const box = () => screen.findByRole('textbox', { name: 'Сообщение' });
const messages = () => screen.findByRole('list', { name: /^Переписка/ });
const sent = () => posts.filter(({ path }) => path === '/api/message').map(({ body }) => body);
const write = async (text: string) => userEvent.type(await box(), text);

/** Delays the response to sending until the test releases it. */
function pauseSending(): { release: (message: Partial<Message>) => void; posted: Record<string, unknown>[] } {
  const posted: Record<string, unknown>[] = [];
  const { promise, resolve } = deferred<Message>();
  api.answer('post', '/api/message', ({ body }) => {
    posted.push(body as Record<string, unknown>);
    return promise;
  });
  return { posted, release: (part) => resolve(fixtures.message({ id: 500, user_id: 1, ...part })) };
}

test('shows a message as being sent, then as sent [CHAT-06]', async () => {
  messengerServer(api);
  const server = pauseSending();
  openMessages();
  await messages();
  await write('Привет{Enter}');

  expect(within(await messages()).getByText('Привет')).toBeVisible();
  expect(screen.getByText('отправляется')).toBeVisible();
  expect(await box()).toHaveValue('');
  await waitFor(() =>
    expect(server.posted).toEqual([
      { user_id: 2, text: 'Привет', attachments: [], client_id: expect.stringMatching(UUID) },
    ]),
  );

  server.release({
    text: 'Привет',
    client_id: String(server.posted[0]?.client_id),
    created_at: '2026-11-21T09:00:01.000Z',
  });
  await waitFor(() => expect(screen.queryByText('отправляется')).not.toBeInTheDocument());
  expect(within(await messages()).getAllByText('Привет')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: /Северный ветер.*Привет/ })).toBeVisible();
});

test('keeps the line break added by Shift+Enter [CHAT-06]', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  await write('Раз{Shift>}{Enter}{/Shift}два{Enter}');
  await waitFor(() => expect(server.posted).toEqual([expect.objectContaining({ text: 'Раз\nдва' })]));
});

test('refuses to send a blank text [CHAT-06]', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  await write('   {Shift>}{Enter}{/Shift} ');
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  await write('{Enter}');
  await write('есть');
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  expect(server.posted).toHaveLength(0);
});

test('shows the refusal and retries under the same id', async () => {
  messengerServer(api);
  api.fail('post', '/api/message', { status: 403, body: 'Сейчас писать нельзя.' });
  openMessages();
  await messages();
  await write('Важное{Enter}');
  expect(await screen.findByText('Не отправлено.')).toBeVisible();
  expect(screen.getByText(/Сейчас писать нельзя/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(await screen.findByText('Не отправлено.')).toBeVisible();

  const paused = pauseSending();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(paused.posted).toHaveLength(1));
  expect(screen.queryByText('Не отправлено.')).not.toBeInTheDocument();
  const client_id = String(paused.posted[0]?.client_id);
  expect(sent().map((body) => body.client_id)).toEqual([client_id, client_id, client_id]);

  paused.release({ text: 'Важное', client_id });
  await waitFor(() => expect(screen.queryByText('отправляется')).not.toBeInTheDocument());
  expect(within(await messages()).getAllByText('Важное')).toHaveLength(1);
});

test('resends all failed messages in the order of writing', async () => {
  messengerServer(api);
  api.fail('post', '/api/message', { status: 403, body: 'Сейчас писать нельзя.' });
  openMessages();
  await messages();
  await write('Раз{Enter}');
  await waitFor(() => expect(screen.getAllByText('Не отправлено.')).toHaveLength(1));
  expect(screen.queryByText('Не отправлено: 1')).not.toBeInTheDocument();
  await write('Два{Enter}');
  expect(await screen.findByText('Не отправлено: 2')).toBeVisible();

  const paused = pauseSending();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить все' }));
  await waitFor(() => expect(paused.posted).toMatchObject([{ text: 'Раз' }]));
  paused.release({ text: 'Раз', client_id: String(paused.posted[0]?.client_id) });
  await waitFor(() => expect(paused.posted).toMatchObject([{ text: 'Раз' }, { text: 'Два' }]));
  expect(screen.queryByText(/^Не отправлено/)).not.toBeInTheDocument();
});

test('removes a failed message on request', async () => {
  messengerServer(api);
  api.fail('post', '/api/message', { status: 400 });
  openMessages();
  await messages();
  await write('Лишнее{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  expect(screen.queryByText('Лишнее')).not.toBeInTheDocument();
});

test('sends messages in order, each after the previous response', async () => {
  messengerServer(api);
  const paused = pauseSending();
  openMessages();
  await messages();
  await write('Первое{Enter}Второе{Enter}');
  expect(screen.getAllByText('отправляется')).toHaveLength(2);
  await waitFor(() => expect(paused.posted).toHaveLength(1));

  const server = messengerServer(api);
  paused.release({ text: 'Первое', client_id: String(paused.posted[0]?.client_id) });
  await waitFor(() => expect(server.posted.map(({ text }) => text)).toEqual(['Второе']));
});

test('shows a message once when its push arrives first [CHAT-09]', async () => {
  messengerServer(api);
  const paused = pauseSending();
  openMessages();
  await messages();
  await write('Один раз{Enter}');
  await waitFor(() => expect(paused.posted).toHaveLength(1));
  const client_id = String(paused.posted[0]?.client_id);
  const sent = fixtures.message({ id: 500, user_id: 1, text: 'Один раз', client_id });

  push('message', { message: sent });
  expect(within(await messages()).getAllByText('Один раз')).toHaveLength(1);
  expect(screen.queryByText('отправляется')).not.toBeInTheDocument();

  paused.release(sent);
  push('message', { message: sent });
  await waitFor(async () => expect(within(await messages()).getAllByText('Один раз')).toHaveLength(1));
});

test('shows a message once after its response was lost', async () => {
  messengerServer(api);
  api.fail('post', '/api/message', 'network');
  openMessages();
  await messages();
  await write('Дошло{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.getByText('отправляется')).toBeVisible();

  push('message', {
    message: fixtures.message({ id: 501, user_id: 1, text: 'Дошло', client_id: String(sent()[0]?.client_id) }),
  });

  expect(screen.queryByText('отправляется')).not.toBeInTheDocument();
  expect(within(await messages()).getAllByText('Дошло')).toHaveLength(1);
});

test('sends an unsent message after a reload, same id', async () => {
  messengerServer(api);
  const paused = pauseSending();
  const first = openMessages();
  await messages();
  await write('Не пропади{Enter}');
  await waitFor(() => expect(paused.posted).toHaveLength(1));
  first.unmount();

  const server = messengerServer(api);
  openMessages();
  const shown = await messages();
  // It may be sent at any moment, which re-renders it as a sent message.
  await waitFor(() => expect(within(shown).getByText('Не пропади')).toBeVisible());
  await waitFor(() =>
    expect(server.posted).toEqual([
      expect.objectContaining({ text: 'Не пропади', client_id: paused.posted[0]?.client_id }),
    ]),
  );
});

test('continues sending when another chat is opened', async () => {
  messengerServer(api, {
    chats: [fixtures.chat(), fixtures.chat({ id: 6, user_id: 3, company: 'Южный берег', last_message: 'Ждём' })],
    messages: new Map(),
  });
  const paused = pauseSending();
  openMessages();
  await write('Для ветра{Enter}');
  await waitFor(() => expect(paused.posted).toHaveLength(1));

  await userEvent.click(await screen.findByRole('link', { name: /Южный берег/ }));
  expect(await screen.findByRole('heading', { name: 'Южный берег' })).toBeVisible();
  expect(screen.queryByText('отправляется')).not.toBeInTheDocument();

  paused.release({
    text: 'Для ветра',
    client_id: String(paused.posted[0]?.client_id),
    created_at: '2026-11-21T09:00:30.000Z',
  });
  await waitFor(() => expect(screen.getByRole('link', { name: /Северный ветер/ })).toHaveTextContent('Для ветра'));
});

test('keeps a draft per chat until it is sent', async () => {
  const server = messengerServer(api, {
    chats: [fixtures.chat(), fixtures.chat({ id: 6, user_id: 3, company: 'Южный берег' })],
  });
  const first = openMessages();
  await write('Недописано');
  await userEvent.click(await screen.findByRole('link', { name: /Южный берег/ }));
  await screen.findByRole('heading', { name: 'Южный берег' });
  expect(await box()).toHaveValue('');
  await userEvent.click(screen.getByRole('link', { name: /Северный ветер/ }));
  await screen.findByRole('heading', { name: 'Северный ветер' });
  expect(await box()).toHaveValue('Недописано');
  first.unmount();

  const second = openMessages();
  expect(await box()).toHaveValue('Недописано');
  await write('{Enter}');
  await waitFor(() => expect(server.posted).toHaveLength(1));
  second.unmount();

  openMessages();
  expect(await box()).toHaveValue('');
});

test('keeps a refused text when the chat was blocked', async () => {
  const server = messengerServer(api);
  openMessages();
  await messages();
  server.chats = [fixtures.chat({ is_blocked: true })];
  api.fail('post', '/api/message', { status: 403, body: 'Пользователь заблокирован' });
  await write('Эй{Enter}');
  expect(await screen.findByText('Данный пользователь заблокирован.')).toBeVisible();
  expect(screen.getByText('Эй')).toBeVisible();
  expect(screen.getByText('Пользователь заблокирован')).toBeVisible();
});

test('works without crypto.randomUUID', async () => {
  const overHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(overHttp);
  const server = messengerServer(api);
  openMessages();
  await messages();
  await write('По http{Enter}');
  await waitFor(() =>
    expect(server.posted).toEqual([expect.objectContaining({ client_id: expect.stringMatching(UUID) })]),
  );
});
