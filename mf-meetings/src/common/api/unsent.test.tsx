import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createClientId } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { forgetAllDrafts, hasUnsent, readDraft } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { useResumeUnsent, useSendNote, type Note } from './unsent';

const api = useFakeApi();
let note: Note;
/** Bodies of the messages that reached the server. */
let posted: Schema<'NewMessage'>[];

function Writer({ account }: { account: number }) {
  useResumeUnsent(account);
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

/** Like the shell, renders only after the current user has loaded. */
function Page() {
  const { data: user } = useCurrentUser();
  return user ? <Writer account={user.id} /> : null;
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

test('sends one chat message on a double click', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Отправить' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('sent')).toBeVisible();
  expect(posted).toEqual([{ user_id: 2, text: 'До встречи!', attachments: [], client_id: note.clientId }]);
});

test('sends with the same id when the network is back', async () => {
  api.fail('post', '/api/message', 'network');
  open();
  await press();
  expect(await screen.findByText('waiting')).toBeVisible();
  answers();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(posted).toMatchObject([{ client_id: note.clientId }]));
  await waitFor(() => expect(hasUnsent('invitations', 1)).toBe(false));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(posted).toHaveLength(1);
});

test('sends a waiting note after a reload', async () => {
  api.fail('post', '/api/message', { status: 503 });
  const { unmount } = open();
  await press();
  await screen.findByText('waiting');
  unmount();
  answers();
  open();
  await waitFor(() => expect(posted).toMatchObject([{ text: 'До встречи!' }]));
});

test('drops a waiting note when another account logs in', async () => {
  api.fail('post', '/api/message', { status: 503 });
  const first = open();
  await press();
  await screen.findByText('waiting');
  first.unmount();

  answers();
  api.answer('get', '/api/user', fixtures.currentUser({ id: 9 }));
  open();
  await screen.findByRole('button');
  await waitFor(() => expect(hasUnsent('invitations', 1)).toBe(false));
  expect(posted).toEqual([]);
});

test('forgets a waiting note at logout', async () => {
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

test('reports a refusal and does not retry', async () => {
  api.fail('post', '/api/message', { status: 403, body: 'Чат заблокирован.' });
  open();
  await press();
  expect(await screen.findByText('refused: true')).toBeVisible();
  expect(hasUnsent('invitations', 1)).toBe(false);
});

test('reports a refusal after a reload with the text', async () => {
  api.fail('post', '/api/message', 'network');
  const { unmount } = open();
  await press();
  await screen.findByText('waiting');
  unmount();

  api.fail('post', '/api/message', { status: 403, body: 'Чат заблокирован.' });
  open();
  expect(await screen.findByText(/Сообщение «До встречи!» не отправлено\. .*Чат заблокирован/)).toBeVisible();
  expect(hasUnsent('invitations', 1)).toBe(false);
});

test('sends notes and rejections that an earlier build has kept', async () => {
  localStorage.setItem('vstrecha.owner', '1');
  localStorage.setItem('vstrecha.draft.notes.1', JSON.stringify([note, { text: 'не письмо' }]));
  localStorage.setItem('vstrecha.draft.rejections.1', '[{"id":7}]');
  expect(hasUnsent('invitations', 1)).toBe(true);
  const rejected: unknown[] = [];
  api.answer('put', '/api/invite/{id}', ({ path, body }) => {
    rejected.push([path.id, body]);
    return { ok: true };
  });
  open();
  await waitFor(() => expect(posted).toMatchObject([{ text: 'До встречи!', client_id: note.clientId }]));
  await waitFor(() => expect(rejected).toEqual([['7', { status: 'REJECTED' }]]));
  await waitFor(() => expect(hasUnsent('invitations', 1)).toBe(false));
  expect(readDraft('notes.1') + readDraft('rejections.1')).toBe('');
});
