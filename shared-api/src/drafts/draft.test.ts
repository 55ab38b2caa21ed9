import { beforeEach, expect, jest, test } from '@jest/globals';
import { keepDraft, readDraft } from './draft';

beforeEach(() => localStorage.clear());

test('keeps a text under its name until it is empty', () => {
  expect(readDraft('chat.5')).toBe('');
  keepDraft('chat.5', 'Добрый день');
  keepDraft('chat.6', ' ');
  expect(readDraft('chat.5')).toBe('Добрый день');
  expect(readDraft('chat.6')).toBe(' ');
  keepDraft('chat.5', '');
  expect(readDraft('chat.5')).toBe('');
  expect(localStorage).toHaveLength(1);
});

test('a full storage keeps what it had and breaks nothing', () => {
  keepDraft('chat.5', 'Добрый');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft('chat.5', 'Добрый день')).not.toThrow();
  expect(readDraft('chat.5')).toBe('Добрый');
});

test('a forbidden storage is an empty one', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readDraft('chat.5')).toBe('');
  expect(() => keepDraft('chat.5', 'Добрый день')).not.toThrow();
  expect(() => keepDraft('chat.5', '')).not.toThrow();
});
