import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { emitRealtime } from 'shared-api/realtime';
import { fakeApi, useFakeApi } from 'shared-api/testing';
import { deferred } from '#testing/deferred';
import { uploadsOf } from './uploads';

const api = useFakeApi();
const file = (name = 'Смета.pdf') => new File(['содержание'], name, { type: 'application/pdf' });
let store: ReturnType<typeof createStore>;
let uploads: ReturnType<typeof uploadsOf>;
/** Names of files received by the server. */
let sent: string[];
const phase = (id = 'a') => uploads.getUploads().find((upload) => upload.id === id)?.phase;

beforeEach(() => {
  store = createStore();
  uploads = uploadsOf(store);
  sent = [];
  accept();
});

function accept(until: Promise<void> = Promise.resolve()) {
  api.answer('post', '/api/attachments', async ({ upload }) => {
    const filename = upload?.name ?? '';
    sent.push(filename);
    await until;
    return { id: sent.length, url: '/api/attachments/1', filename, filesize: upload?.size ?? 0, is_deleted: false };
  });
}

test('stops at 99 percent until the server answers [CHAT-10]', async () => {
  const { promise, resolve } = deferred<void>();
  accept(promise);
  const attachment = uploads.upload('a', file());
  expect(phase()).toEqual({ kind: 'uploading', percent: 0 });
  await waitFor(() => expect(sent).toEqual(['Смета.pdf']));
  fakeApi.moveUploads(64);
  expect(phase()).toEqual({ kind: 'uploading', percent: 64 });
  fakeApi.moveUploads(100);
  expect(phase()).toEqual({ kind: 'uploading', percent: 99 });
  resolve();
  expect(phase()).toEqual({ kind: 'uploading', percent: 99 });
  await expect(attachment).resolves.toMatchObject({ id: 1, filename: 'Смета.pdf' });
  expect(phase()).toMatchObject({ kind: 'done', stored: { id: 1 } });
});

test('uploads a file once for several callers [CHAT-10]', async () => {
  const both = await Promise.all([uploads.upload('a', file()), uploadsOf(store).upload('a', file())]);
  const later = await uploadsOf(store).upload('a', file());
  expect([...both, later].map(({ id }) => id)).toEqual([1, 1, 1]);
  expect(sent).toHaveLength(1);
});

test('uploads three files at once and queues the others', async () => {
  const { promise, resolve } = deferred<void>();
  accept(promise);
  const all = ['a', 'b', 'c', 'd'].map((id) => uploads.upload(id, file(`${id}.pdf`)));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(['a', 'b', 'c', 'd'].map((id) => phase(id)?.kind)).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
  resolve();
  await Promise.all(all);
  expect(sent).toHaveLength(4);
});

test('aborts a removed upload and starts the next one [CHAT-10]', async () => {
  api.hang('post', '/api/attachments');
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => uploads.upload(id, file(`${id}.pdf`)));
  const ended = Promise.all([expect(all[0]).rejects.toThrow(), expect(all[3]).rejects.toThrow()]);
  await waitFor(() => expect(fakeApi.uploads).toHaveLength(3));
  accept();
  uploads.remove(['a', 'd']);
  await ended;
  await expect(all[4]).resolves.toMatchObject({ filename: 'e.pdf' });
  expect(phase('a')).toBeUndefined();
  expect(sent).toEqual(['e.pdf']);
  uploads.remove(['b', 'c']);
  await Promise.allSettled(all);
});

test.each([
  [{ status: 413 } as const, 'Файл превышает размер 10 Мб', true],
  [{ status: 415 } as const, 'Недопустимый формат файла', true],
  [
    { status: 415, body: 'Недопустимый формат файла. Файл «а.pdf» — не PDF, а программа.' } as const,
    'Недопустимый формат файла. Файл «а.pdf» — не PDF, а программа.',
    true,
  ],
  [{ status: 500 } as const, 'Ошибка загрузки', false],
])('shows the refusal %j as «%s» [CHAT-10] [TXT-04]', async (failure, reason, isFinal) => {
  api.fail('post', '/api/attachments', failure);
  await expect(uploads.upload('a', file())).rejects.toThrow();
  expect(phase()).toEqual({ kind: 'failed', problem: { reason, isFinal } });
  accept();
  await expect(uploads.upload('a', file())).resolves.toMatchObject({ id: 1 });
});

test.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the push channel is joined again', () => emitRealtime('gap', {})],
])('resumes once after a lost connection when %s [CHAT-10]', async (_, comeBack) => {
  const { promise, resolve } = deferred<void>();
  accept(promise);
  const first = uploads.upload('a', file());
  await waitFor(() => expect(sent).toHaveLength(1));
  fakeApi.moveUploads(40);
  api.fail('post', '/api/attachments', 'network');
  // The connection of the running request breaks too.
  fakeApi.uploads.at(-1)?.dispatchEvent(new ProgressEvent('loadend'));
  await expect(first).rejects.toThrow();
  expect(phase()).toMatchObject({ kind: 'interrupted', problem: { reason: 'Ошибка загрузки' } });
  resolve();

  accept();
  comeBack();
  await waitFor(() => expect(phase()?.kind).toBe('done'));
  // The outbox asks for the file too and gets the finished upload.
  await expect(uploads.upload('a', file())).resolves.toMatchObject({ id: 2 });
  expect(sent).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(phase()?.kind).toBe('done');
  expect(sent).toHaveLength(2);
});
