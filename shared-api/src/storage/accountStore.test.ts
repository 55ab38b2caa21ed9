import { beforeEach, expect, jest, test } from '@jest/globals';
import { createAccountStore } from './accountStore';

const open = () =>
  createAccountStore<readonly string[]>('words', {
    parse: (kept) => (Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : []),
    serialize: (words) => words,
  });

beforeEach(() => localStorage.clear());

test('stores values per account and returns a stable object', () => {
  const store = open();
  expect(store.read(1)).toEqual([]);
  expect(store.change(1, (words) => [...words, 'ветер'])).toBe(true);
  expect(store.read(1)).toBe(store.read(1));
  expect(open().read(1)).toEqual(['ветер']);
  expect(store.read(2)).toEqual([]);
});

test('sees another tab’s change and does not overwrite it', () => {
  const store = open();
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.change(1, () => ['ветер']);
  expect(listener).toHaveBeenCalledTimes(1);

  localStorage.setItem('vstrecha.words.1', '["ветер","дождь"]');
  dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.words.1' }));
  dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
  store.change(1, (words) => [...words, 'снег']);
  expect(store.read(1)).toEqual(['ветер', 'дождь', 'снег']);

  unsubscribe();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
});

test('keeps another tab’s change whose event has not arrived', () => {
  const store = open();
  store.subscribe(() => {});
  store.change(1, () => ['ветер']);
  localStorage.setItem('vstrecha.words.1', '["ветер","дождь"]');
  store.change(1, (words) => [...words, 'снег']);
  expect(store.read(1)).toEqual(['ветер', 'дождь', 'снег']);
});

test('sees writes made while it had no subscribers', () => {
  const store = open();
  store.subscribe(() => {})();
  store.change(1, () => ['ветер']);
  localStorage.setItem('vstrecha.words.1', '["дождь"]');
  store.subscribe(() => {});
  expect(store.read(1)).toEqual(['дождь']);
});

test('treats broken data as empty', () => {
  localStorage.setItem('vstrecha.words.1', '{"broken');
  localStorage.setItem('vstrecha.words.2', '["ветер",7]');
  expect(open().read(1)).toEqual([]);
  expect(open().read(2)).toEqual(['ветер']);
});

test('keeps the old value and reports when storage is full', () => {
  const store = open();
  store.change(1, () => ['ветер']);
  const listener = jest.fn();
  store.subscribe(listener);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(store.change(1, () => ['дождь'])).toBe(false);
  expect(store.read(1)).toEqual(['ветер']);
  expect(listener).not.toHaveBeenCalled();
});

test('reads as empty when storage is forbidden', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(open().read(1)).toEqual([]);
  expect(open().change(1, () => ['ветер'])).toBe(false);
});
