import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Schema } from 'shared-api/contract';
import { forgetAllDrafts } from 'shared-api/drafts';
import { createClientId } from 'shared-api/messages';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, keptDrafts, renderPage, useFakeApi } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { useSendNote, type Note } from './useSendNote';

const api = useFakeApi();
let note: Note;
/** What the server was sent. */
let posted: Schema<'NewMessage'>[];

function Writer() {
  const sendNote = useSendNote();
  const [result, setResult] = useState('—');
  const send = () =>
    void sendNote(note).then(setResult, (error: unknown) => setResult(`refused: ${error instanceof Error}`));
  return (
    <>
      <button onClick={send}>Отправить</button>
      <output>{result}</output>
    </>
  );
}

/** As in the shell, nothing is drawn before it is known who is logged in. */
function Page() {
  return useCurrentUser().data ? <Writer /> : null;
}

const open = () =>
  renderPage(
    <>
      <Page />
      <Toaster />
    </>,
  );
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Отправить' }));
const answers = () =>
  api.answer('post', '/api/message', ({ body }) => {
    posted.push(body as Schema<'NewMessage'>);
    return fixtures.message();
  });

beforeEach(() => {
  localStorage.clear();
  posted = [];
  note = { userId: 2, text: 'До встречи!', clientId: createClientId() };
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  answers();
});

test('a note is sent as one chat message, however often the press came', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Отправить' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('sent')).toBeVisible();
  expect(posted).toEqual([{ user_id: 2, text: 'До встречи!', attachments: [], client_id: note.clientId }]);
});

test('without a connection it waits, and goes with the same id when the network is back', async () => {
  api.fail('post', '/api/message', 'network');
  open();
  await press();
  expect(await screen.findByText('waiting')).toBeVisible();
  answers();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(posted).toMatchObject([{ client_id: note.clientId }]));
  await waitFor(() => expect(keptDrafts()).toEqual([]));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(posted).toHaveLength(1);
});

test('what waits survives a reload', async () => {
  api.fail('post', '/api/message', { status: 503 });
  const { unmount } = open();
  await press();
  await screen.findByText('waiting');
  unmount();
  answers();
  open();
  await waitFor(() => expect(posted).toMatchObject([{ text: 'До встречи!' }]));
});

test('another account neither sends what waits nor leaves it there', async () => {
  api.fail('post', '/api/message', { status: 503 });
  const first = open();
  await press();
  await screen.findByText('waiting');
  first.unmount();

  answers();
  api.answer('get', '/api/user', fixtures.currentUser({ id: 9 }));
  open();
  await screen.findByRole('button');
  await waitFor(() => expect(keptDrafts()).toEqual([]));
  expect(posted).toEqual([]);
});

test('it is forgotten at logout, as drafts are', async () => {
  api.fail('post', '/api/message', 'network');
  const { unmount } = open();
  await press();
  await screen.findByText('waiting');
  unmount();
  forgetAllDrafts();
  answers();
  open();
  await screen.findByRole('button');
  expect(posted).toEqual([]);
});

test('a refusal is said and not tried again', async () => {
  api.fail('post', '/api/message', { status: 403, body: 'Чат заблокирован.' });
  open();
  await press();
  expect(await screen.findByText('refused: true')).toBeVisible();
  expect(keptDrafts()).toEqual([]);
});

test('what is refused later, when nobody waits for it any more, is said with its text', async () => {
  api.fail('post', '/api/message', 'network');
  const { unmount } = open();
  await press();
  await screen.findByText('waiting');
  unmount();

  api.fail('post', '/api/message', { status: 403, body: 'Чат заблокирован.' });
  open();
  expect(await screen.findByText(/Сообщение «До встречи!» не отправлено\. .*Чат заблокирован/)).toBeVisible();
  expect(keptDrafts()).toEqual([]);
});
