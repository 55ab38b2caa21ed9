import { beforeEach, expect, jest, test } from '@jest/globals';
import { claimDrafts, forgetAllDrafts, guestDraftName, onOtherOwner } from './draftOwner';
import { keepDraft, readDraft } from './drafts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('restores drafts to their owner and deletes another account’s', () => {
  claimDrafts(1);
  keepDraft('chat.1.5', 'Добрый день');
  sessionStorage.setItem('vstrecha.draft.reminder', '["x"]');
  claimDrafts(1);
  expect(readDraft('chat.1.5')).toBe('Добрый день');
  expect(sessionStorage).toHaveLength(1);

  claimDrafts(2);
  expect(readDraft('chat.1.5')).toBe('');
  expect(sessionStorage).toHaveLength(0);
  keepDraft('chat.2.5', 'Здравствуйте');
  claimDrafts(1);
  expect(Object.keys(localStorage)).toEqual(['vstrecha.owner']);
});

test('deletes drafts without an owner, and guest drafts on login', () => {
  keepDraft('chat.1.5', 'Добрый день');
  claimDrafts(1);
  expect(readDraft('chat.1.5')).toBe('');

  keepDraft('chat.1.5', 'Добрый день');
  keepDraft(guestDraftName('signup'), '{"phone":"+7 916"}');
  claimDrafts(1);
  expect(readDraft(guestDraftName('signup'))).toBe('');
  expect(readDraft('chat.1.5')).toBe('Добрый день');
});

test('deletes all drafts and their owner, but no other keys', () => {
  claimDrafts(1);
  keepDraft('chat.5', 'Добрый день');
  keepDraft('sending', 'Всем');
  localStorage.setItem('vstrecha.theme', 'dark');
  forgetAllDrafts();
  expect({ ...localStorage }).toEqual({ 'vstrecha.theme': 'dark' });
});

test('stores only guest drafts after a logout', () => {
  claimDrafts(1);
  keepDraft('chat.1.5', 'Добрый день');
  forgetAllDrafts();
  keepDraft('seen.1.5', '17');
  expect({ ...localStorage }).toEqual({});
  keepDraft(guestDraftName('signup'), '{"phone":"+7 916"}');
  expect(readDraft(guestDraftName('signup'))).not.toBe('');
});

test('stores no drafts after another account’s login elsewhere', () => {
  claimDrafts(1);
  keepDraft('chat.1.5', 'Добрый день');
  localStorage.clear();
  localStorage.setItem('vstrecha.owner', '2');
  keepDraft('chat.1.5', 'Добрый день, коллега');
  expect({ ...localStorage }).toEqual({ 'vstrecha.owner': '2' });
  claimDrafts(2);
  keepDraft('chat.2.5', 'Здравствуйте');
  expect(readDraft('chat.2.5')).toBe('Здравствуйте');
});

test('reports another account’s login in another tab only', () => {
  const listener = jest.fn();
  const stop = onOtherOwner(1, listener);
  const tell = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('vstrecha.owner', '1');
  tell('vstrecha.owner', null);
  tell('vstrecha.theme', '2');
  expect(listener).not.toHaveBeenCalled();
  tell('vstrecha.owner', '2');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  tell('vstrecha.owner', '2');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('does not throw when storage is forbidden', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => claimDrafts(1)).not.toThrow();
  expect(() => forgetAllDrafts()).not.toThrow();
});
