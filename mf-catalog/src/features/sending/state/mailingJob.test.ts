import { beforeEach, expect, test } from '@jest/globals';
import { forgetJob, keepSent, keepWaiting, readKept } from './mailingJob';

beforeEach(() => localStorage.clear());

const job = {
  clientId: 'c',
  text: 'Добрый день',
  attachments: [4],
  ids: [3, 1, 2_000_000_000],
  contacted: [1],
  since: 5,
};

test('restores a sent mailing of the same account [SEND-04]', () => {
  keepSent(1, job);
  expect(readKept(1)).toEqual({ ...job, ids: [1, 3, 2_000_000_000] });
  expect(readKept(2)).toBeUndefined();
  forgetJob(1);
  expect(readKept(1)).toBeUndefined();
});

test('restores the mailing that release 0.2.0 has stored', () => {
  const key = 'vstrecha.draft.mailing.1';
  const sent = '"clientId":"c","text":"Добрый день","since":5,"phase":"sent","attachments":[4]';
  localStorage.setItem(key, `{${sent},"ids":"1.2.x2qxvh","known":"1"}`);
  expect(readKept(1)).toEqual({ ...job, ids: [1, 3, 2_000_000_000] });
  localStorage.setItem(key, '{"phase":"waiting"}');
  expect(readKept(1)).toBe('waiting');
});

test('distinguishes a mailing not yet sent', () => {
  keepSent(1, job);
  keepWaiting(1);
  expect(readKept(1)).toBe('waiting');
});

test('stores 99,999 recipients in less than 1 MB', () => {
  const ids = Array.from({ length: 99_999 }, (_, index) => 1 + index * 3);
  keepSent(1, { ...job, ids, contacted: ids });
  expect(readKept(1)).toMatchObject({ ids, contacted: ids });
  expect(JSON.stringify(localStorage).length).toBeLessThan(1_000_000);
});
