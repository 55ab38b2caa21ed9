import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSendKey } from './sendKey';

afterEach(() => localStorage.clear());

test('shares and stores the choice of Ctrl+Enter [CHAT-06]', () => {
  const menu = renderHook(useSendKey);
  const composer = renderHook(useSendKey);
  expect(composer.result.current[0]).toBe('enter');
  act(() => menu.result.current[1]('ctrl-enter'));
  expect(composer.result.current[0]).toBe('ctrl-enter');
  composer.unmount();
  expect(renderHook(useSendKey).result.current[0]).toBe('ctrl-enter');
});

test('follows the choice made in another tab', () => {
  const { result } = renderHook(useSendKey);
  localStorage.setItem('vstrecha.messenger.sendKey', 'ctrl-enter');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(result.current[0]).toBe('ctrl-enter');
});

test('keeps the choice in memory when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useSendKey);
  act(() => result.current[1]('ctrl-enter'));
  expect(result.current[0]).toBe('ctrl-enter');
});
