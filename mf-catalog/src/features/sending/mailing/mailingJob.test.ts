import { beforeEach, expect, test } from '@jest/globals';
import { forgetJob, keepSent, keepWaiting, readKept } from './mailingJob';

beforeEach(() => localStorage.clear());

const job = {
  clientId: 'c',
  text: 'Добрый день',
  attachments: [4],
  ids: [3, 1, 2_000_000_000],
  known: [1],
  since: 5,
};

test('what was sent comes back after a reload, for its own account [SEND-04]', () => {
  keepSent(1, job);
  expect(readKept(1)).toEqual({ ...job, ids: [1, 3, 2_000_000_000] });
  expect(readKept(2)).toBeUndefined();
  forgetJob(1);
  expect(readKept(1)).toBeUndefined();
});

test('what was only about to go is told apart', () => {
  keepSent(1, job);
  keepWaiting(1);
  expect(readKept(1)).toBe('waiting');
});

test('99,999 recipients fit beside everything else that a browser keeps', () => {
  const ids = Array.from({ length: 99_999 }, (_, index) => 1 + index * 3);
  keepSent(1, { ...job, ids, known: ids });
  expect(readKept(1)).toMatchObject({ ids, known: ids });
  expect(JSON.stringify(localStorage).length).toBeLessThan(1_000_000);
});
