import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSendKey } from './sendKey';

afterEach(() => localStorage.clear());

test('Enter sends until Ctrl+Enter is chosen, which every place follows and the next visit knows [CHAT-06]', () => {
  const menu = renderHook(useSendKey);
  const composer = renderHook(useSendKey);
  expect(composer.result.current[0]).toBe('enter');
  act(() => menu.result.current[1]('ctrl-enter'));
  expect(composer.result.current[0]).toBe('ctrl-enter');
  composer.unmount();
  expect(renderHook(useSendKey).result.current[0]).toBe('ctrl-enter');
});

test('another tab’s choice comes too', () => {
  const { result } = renderHook(useSendKey);
  localStorage.setItem('vstrecha.messenger.sendKey', 'ctrl-enter');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(result.current[0]).toBe('ctrl-enter');
});

test('a browser that keeps nothing follows until the page is closed', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useSendKey);
  act(() => result.current[1]('ctrl-enter'));
  expect(result.current[0]).toBe('ctrl-enter');
});
