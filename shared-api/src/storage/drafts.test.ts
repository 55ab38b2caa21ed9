import { beforeEach, expect, jest, test } from '@jest/globals';
import { hasUnsent, keepDraft, onDraftElsewhere, readDraft } from './drafts';

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

test('keeps the last draft when storage is full', () => {
  keepDraft('chat.5', 'Добрый');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft('chat.5', 'Добрый день')).not.toThrow();
  expect(readDraft('chat.5')).toBe('Добрый');
});

test('reads as empty when storage is forbidden', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readDraft('chat.5')).toBe('');
  expect(() => keepDraft('chat.5', 'Добрый день')).not.toThrow();
  expect(() => keepDraft('chat.5', '')).not.toThrow();
});

test('reports another tab’s changes of one draft until unsubscribed', () => {
  const listener = jest.fn();
  const stop = onDraftElsewhere('chat.5', listener);
  const change = (name: string, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: `vstrecha.draft.${name}`, oldValue, newValue }));
  change('chat.5', null, 'Добрый');
  change('chat.6', null, 'Иначе');
  change('chat.5', 'Добрый', null);
  stop();
  change('chat.5', null, 'Поздно');
  expect(listener.mock.calls).toEqual([
    ['Добрый', ''],
    ['', 'Добрый'],
  ]);
});

test('notes of earlier builds count as unsent', () => {
  keepDraft('notes.17', '[{}]');
  expect([hasUnsent('invitations', 17), hasUnsent('meetings', 17), hasUnsent('invitations', 18)]).toEqual([
    true,
    false,
    false,
  ]);
});
