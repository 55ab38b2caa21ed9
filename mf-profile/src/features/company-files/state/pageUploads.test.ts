import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, toError } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { fixtures } from 'shared-api/testing';
import { createPageUploads } from '#state/usePageUploads';
import { checkFile, toFileProblem, type FileProblem } from './fileProblem';

interface Sending {
  name: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  finish: () => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Flushes pending microtasks. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

let sendings: Sending[];
let queue: ReturnType<typeof createPageUploads<CompanyFile, FileProblem>>;
const onStored = jest.fn();
const onIdle = jest.fn();

function send(file: File, { signal, onProgress }: Pick<Sending, 'signal' | 'onProgress'>): Promise<CompanyFile> {
  return new Promise((resolve, reject: (reason: Error) => void) => {
    signal.addEventListener('abort', () => reject(toError(signal.reason)));
    sendings.push({
      name: file.name,
      signal,
      onProgress,
      finish: () => {
        resolve(fixtures.companyFile({ name: file.name }));
        return settle();
      },
      fail: (error) => {
        reject(error);
        return settle();
      },
    });
  });
}

const pdf = (name: string, size = 10) =>
  Object.defineProperty(new File([], `${name}.pdf`, { type: 'application/pdf' }), 'size', { value: size });
const room = (free: number) => (file: File, inFlight: number) => checkFile(file, free - inFlight);
const phases = () => queue.getUploads().map(({ file, phase }) => `${file.name} ${phase.kind}`);

beforeEach(() => {
  sendings = [];
  queue = createPageUploads({ send, toProblem: toFileProblem, onStored, onIdle });
});

const sending = (name: string) => {
  const found = sendings.findLast((one) => one.name === `${name}.pdf`);
  if (!found) throw new Error(`${name}.pdf was not sent.`);
  return found;
};

test('runs at most three uploads in parallel', async () => {
  queue.add(
    ['а', 'б', 'в', 'г', 'д'].map((name) => pdf(name)),
    room(1000),
  );
  expect(phases()).toEqual(['а.pdf uploading', 'б.pdf uploading', 'в.pdf uploading', 'г.pdf waiting', 'д.pdf waiting']);
  await sending('б').finish();
  expect(phases()).toEqual(['а.pdf uploading', 'в.pdf uploading', 'г.pdf uploading', 'д.pdf waiting']);
  await sending('а').fail(new ApiError({ kind: 'network' }));
  expect(phases()).toEqual(['а.pdf failed', 'в.pdf uploading', 'г.pdf uploading', 'д.pdf uploading']);
  expect(sendings).toHaveLength(5);
});

test('counts uploads in flight against the free space [FILE-01]', () => {
  queue.add([pdf('а', 60), pdf('б', 50), pdf('в', 40)], room(100));
  expect(phases()).toEqual(['а.pdf uploading', 'б.pdf failed', 'в.pdf uploading']);
  expect(queue.getUploads()[1]).toMatchObject({ phase: { problem: 'room' } });
});

test('checks a failed upload again on retry', async () => {
  queue.add([pdf('а', 60)], room(50));
  const [{ id } = { id: '' }] = queue.getUploads();
  queue.retry(id, room(50));
  expect(phases()).toEqual(['а.pdf failed']);
  queue.retry(id, room(60));
  expect(phases()).toEqual(['а.pdf uploading']);
  queue.retry(id, room(60));
  expect(sendings).toHaveLength(1);
  await sending('а').finish();
  expect(onStored).toHaveBeenCalledTimes(1);
});

test('shows progress until the upload ends', async () => {
  queue.add([pdf('а')], room(100));
  sending('а').onProgress(40);
  expect(queue.getUploads()[0]).toMatchObject({ phase: { percent: 40 } });
  await sending('а').finish();
  sending('а').onProgress(99);
  expect(queue.getUploads()).toEqual([]);
});

test('starts the next upload after an abort', async () => {
  queue.add(
    ['а', 'б', 'в', 'г'].map((name) => pdf(name)),
    room(1000),
  );
  queue.remove(queue.getUploads()[0]?.id ?? '');
  await settle();
  expect(sending('а').signal.aborted).toBe(true);
  expect(phases()).toEqual(['б.pdf uploading', 'в.pdf uploading', 'г.pdf uploading']);
  expect(onIdle).not.toHaveBeenCalled();
});

test('reports results once when idle, but not after aborts alone', async () => {
  queue.add([pdf('а'), pdf('б')], room(1000));
  await sending('а').finish();
  expect(onIdle).not.toHaveBeenCalled();
  await sending('б').fail(new Error('anything'));
  expect(onIdle.mock.calls).toEqual([[{ stored: 1, failed: 1 }]]);

  queue.add([pdf('в')], room(1000));
  queue.remove(queue.getUploads().at(-1)?.id ?? '');
  await settle();
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('aborts all uploads on leaving', async () => {
  queue.add(
    ['а', 'б', 'в', 'г'].map((name) => pdf(name)),
    room(1000),
  );
  queue.removeAll();
  await settle();
  expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  expect(queue.getUploads()).toEqual([]);
});
