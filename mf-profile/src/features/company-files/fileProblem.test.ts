import { expect, test } from '@jest/globals';
import { ApiError } from 'shared-api/client';
import { canRetry, checkFile, toFileProblem } from './fileProblem';

const MB = 1024 * 1024;
const file = (part: Partial<Pick<File, 'name' | 'type' | 'size'>> = {}) => ({
  name: 'Прайс.pdf',
  type: 'application/pdf',
  size: MB,
  ...part,
});

test.each([
  ['as it should be', {}, undefined],
  ['another extension', { name: 'ролик.mp4', type: '' }, 'type'],
  ['exactly 50 MB', { size: 50 * MB }, undefined],
  ['a byte more than 50 MB', { size: 50 * MB + 1 }, 'size'],
])('%s [FILE-01]', (_, part, problem) => {
  expect(checkFile(file(part), 100 * MB)).toBe(problem);
});

test('what does not fit the free space, to the byte [FILE-01]', () => {
  expect(checkFile(file({ size: 10 }), 10)).toBeUndefined();
  expect(checkFile(file({ size: 11 }), 10)).toBe('room');
  expect(checkFile(file({ size: 0 }), -5)).toBe('room');
});

test('the server’s refusals are the same problems, whatever the words of a proxy before it', () => {
  const http = (status: number) => toFileProblem(new ApiError({ kind: 'http', status, text: '<html>' }));
  expect([409, 413, 415, 400, 500].map(http)).toEqual(['room', 'size', 'type', 'failed', 'failed']);
  expect(toFileProblem(new ApiError({ kind: 'network' }))).toBe('failed');
  expect(toFileProblem(new Error('anything'))).toBe('failed');
});

test('a new try helps a failed one and one without room, not one that is wrong itself', () => {
  expect((['failed', 'room', 'size', 'type'] as const).filter(canRetry)).toEqual(['failed', 'room']);
});
