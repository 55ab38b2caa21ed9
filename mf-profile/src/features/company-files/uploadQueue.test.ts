import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, toError } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { fixtures } from 'shared-api/testing';
import { createUploadQueue, type UploadQueue } from '#uploads/uploadQueue';
import { checkFile, toFileProblem, type FileProblem } from './fileProblem';

interface Sending {
  name: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  finish: () => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Lets everything that was promised so far happen. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

let sendings: Sending[];
let queue: UploadQueue<FileProblem>;
const onStored = jest.fn();
const onIdle = jest.fn();

function send(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<CompanyFile> {
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
const phases = () => queue.getUploads().map(({ file, phase }) => `${file.name} ${phase}`);

beforeEach(() => {
  sendings = [];
  queue = createUploadQueue({ send, toProblem: toFileProblem, onStored, onIdle });
});

const sending = (name: string) => {
  const found = sendings.findLast((one) => one.name === `${name}.pdf`);
  if (!found) throw new Error(`${name}.pdf was not sent.`);
  return found;
};

test('three at a time, the next as soon as one is through', async () => {
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

test('what is in flight takes room too [FILE-01]', () => {
  queue.add([pdf('а', 60), pdf('б', 50), pdf('в', 40)], room(100));
  expect(phases()).toEqual(['а.pdf uploading', 'б.pdf failed', 'в.pdf uploading']);
  expect(queue.getUploads()[1]).toMatchObject({ problem: 'room' });
});

test('a failed one is checked again when it is retried', async () => {
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

test('progress is shown until the upload is over', async () => {
  queue.add([pdf('а')], room(100));
  sending('а').onProgress(40);
  expect(queue.getUploads()[0]).toMatchObject({ percent: 40 });
  await sending('а').finish();
  sending('а').onProgress(99);
  expect(queue.getUploads()).toEqual([]);
});

test('an aborted one ends, leaves the list, and gives its turn to the next', async () => {
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

test('tells once how everything ended, and not after aborts alone', async () => {
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

test('leaving ends all of them and starts none', async () => {
  queue.add(
    ['а', 'б', 'в', 'г'].map((name) => pdf(name)),
    room(1000),
  );
  queue.removeAll();
  await settle();
  expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  expect(queue.getUploads()).toEqual([]);
});
