import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { emitRealtime } from 'shared-api/realtime';
import { fakeApi, useFakeApi } from 'shared-api/testing';
import { deferred } from '../testing/deferred';
import { onConnection } from './onConnection';
import { createUploads } from './uploads';
import { uploadsAtom } from './uploadsState';

const api = useFakeApi();
const file = (name = 'Смета.pdf') => new File(['содержание'], name, { type: 'application/pdf' });
let store: ReturnType<typeof createStore>;
let uploads: ReturnType<typeof createUploads>;
/** Names that reached the server. */
let sent: string[];
const phase = (id = 'a') => store.get(uploadsAtom).get(id)?.phase;

beforeEach(() => {
  store = createStore();
  uploads = createUploads(store);
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

test('percent go from 0 to 99, the hundredth is the server’s answer [CHAT-10]', async () => {
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
  expect(phase()).toMatchObject({ kind: 'done', attachment: { id: 1 } });
});

test('whoever wants the same file joins its upload or gets what it became; it is sent once [CHAT-10]', async () => {
  // The composer and the outbox each have their own engine over the same store.
  const both = await Promise.all([uploads.upload('a', file()), createUploads(store).upload('a', file())]);
  const later = await createUploads(store).upload('a', file());
  expect([...both, later].map(({ id }) => id)).toEqual([1, 1, 1]);
  expect(sent).toHaveLength(1);
});

test('three go at once, the others wait their turn', async () => {
  const { promise, resolve } = deferred<void>();
  accept(promise);
  const all = ['a', 'b', 'c', 'd'].map((id) => uploads.upload(id, file(`${id}.pdf`)));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(['a', 'b', 'c', 'd'].map((id) => phase(id)?.kind)).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
  resolve();
  await Promise.all(all);
  expect(sent).toHaveLength(4);
});

test('what is taken off ends, waiting or under way, and gives its turn away [CHAT-10]', async () => {
  api.hang('post', '/api/attachments');
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => uploads.upload(id, file(`${id}.pdf`)));
  const ended = Promise.all([expect(all[0]).rejects.toThrow(), expect(all[3]).rejects.toThrow()]);
  await waitFor(() => expect(fakeApi.uploads).toHaveLength(3));
  accept();
  uploads.forget(['a', 'd']);
  await ended;
  await expect(all[4]).resolves.toMatchObject({ filename: 'e.pdf' });
  expect(phase('a')).toBeUndefined();
  expect(sent).toEqual(['e.pdf']);
  uploads.forget(['b', 'c']);
  await Promise.allSettled(all);
});

test.each([
  [{ status: 413 } as const, 'Файл превышает размер 10 Мб', true],
  [{ status: 415 } as const, 'Недопустимый формат файла', true],
  [{ status: 500 } as const, 'Ошибка загрузки', false],
])('the server’s refusal %j is said as «%s» [CHAT-10]', async (failure, reason, isFinal) => {
  api.fail('post', '/api/attachments', failure);
  await expect(uploads.upload('a', file())).rejects.toThrow();
  expect(phase()).toEqual({ kind: 'failed', reason, isFinal });
  accept();
  await expect(uploads.upload('a', file())).resolves.toMatchObject({ id: 1 });
});

test.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the push channel is joined again', () => emitRealtime('gap', {})],
])('a network cut in the middle: it goes on by itself when %s, and is there once [CHAT-10]', async (_, comeBack) => {
  const { promise, resolve } = deferred<void>();
  accept(promise);
  const first = uploads.upload('a', file());
  await waitFor(() => expect(sent).toHaveLength(1));
  fakeApi.moveUploads(40);
  api.fail('post', '/api/attachments', 'network');
  // The connection of the running call breaks too.
  fakeApi.uploads.at(-1)?.dispatchEvent(new ProgressEvent('loadend'));
  await expect(first).rejects.toThrow();
  expect(phase()).toMatchObject({ kind: 'interrupted', reason: 'Ошибка загрузки' });
  resolve();

  accept();
  comeBack();
  await waitFor(() => expect(phase()?.kind).toBe('done'));
  // The outbox tries too: it is given what there is.
  await expect(uploads.upload('a', file())).resolves.toMatchObject({ id: 2 });
  expect(sent).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(phase()?.kind).toBe('done');
  expect(sent).toHaveLength(2);
});

test('a server that comes back without a word is tried again after a time, unless nobody wants it any more', () => {
  jest.useFakeTimers();
  const callBack = jest.fn();
  onConnection(5_000, callBack);
  const stop = onConnection(5_000, callBack);
  stop();
  jest.advanceTimersByTime(4_999);
  expect(callBack).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(callBack).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
