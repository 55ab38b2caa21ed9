import { expect, test } from '@jest/globals';
import { ApiError } from 'shared-api/client';
import { canRetry, checkFile, toFileProblem } from './fileProblem';

const MB = 1024 * 1024;
const file = (part: Partial<Pick<File, 'name' | 'size'>> = {}) => ({
  name: 'Прайс.pdf',
  size: MB,
  ...part,
});

test.each([
  ['a valid file', {}, undefined],
  ['an unsupported extension', { name: 'ролик.mp4' }, 'type'],
  ['exactly 50 MB', { size: 50 * MB }, undefined],
  ['a byte more than 50 MB', { size: 50 * MB + 1 }, 'size'],
])('checks size and type of a file: %s [FILE-01]', (_, part, problem) => {
  expect(checkFile(file(part), 100 * MB)).toBe(problem);
});

test('refuses a file one byte over the free space [FILE-01]', () => {
  expect(checkFile(file({ size: 10 }), 10)).toBeUndefined();
  expect(checkFile(file({ size: 11 }), 10)).toBe('room');
  expect(checkFile(file({ size: 0 }), -5)).toBe('room');
});

test('maps error responses to problems by status alone', () => {
  const http = (status: number) => toFileProblem(new ApiError({ kind: 'http', status, text: '<html>' }));
  expect([409, 413, 415, 400, 500].map(http)).toEqual(['room', 'size', 'type', 'failed', 'failed']);
  expect(toFileProblem(new ApiError({ kind: 'network' }))).toBe('failed');
  expect(toFileProblem(new Error('anything'))).toBe('failed');
});

test('[TXT-04] [NET-10] keeps the sentence about this file', () => {
  const text = 'Недопустимый формат! Файл «а.pdf» — не PDF, а программа.';
  const mismatch = toFileProblem(new ApiError({ kind: 'http', status: 415, text }));
  const changed = toFileProblem(new ApiError({ kind: 'file' }));
  expect([mismatch, changed]).toEqual([
    { sentence: text },
    { sentence: 'Файл изменился после выбора. Выберите его снова.' },
  ]);
  expect([mismatch, changed].some(canRetry)).toBe(false);
});

test('allows a retry only after failures or missing space', () => {
  expect((['failed', 'room', 'size', 'type'] as const).filter(canRetry)).toEqual(['failed', 'room']);
});
