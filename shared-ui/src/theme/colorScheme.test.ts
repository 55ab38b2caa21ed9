import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { applyStoredColorScheme, setColorScheme } from './colorScheme';
import { useColorScheme } from './useColorScheme';

const root = document.documentElement;

beforeEach(() => {
  act(() => setColorScheme('system'));
  localStorage.clear();
});

test('follows the system until a scheme is chosen', () => {
  applyStoredColorScheme();
  expect(root.dataset.theme).toBeUndefined();
});

test('shows and remembers a choice, and forgets it when the system is chosen again', () => {
  const { result } = renderHook(() => useColorScheme());
  act(() => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem('vstrecha.theme')).toBe('dark');

  act(() => result.current[1]('system'));
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('vstrecha.theme')).toBeNull();
});

test('takes over the choice of another tab', () => {
  const { result } = renderHook(() => useColorScheme());
  localStorage.setItem('vstrecha.theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.theme' })));
  expect(result.current[0]).toBe('light');
  expect(root.dataset.theme).toBe('light');
});

test('a forbidden storage costs only the memory', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  act(() => setColorScheme('dark'));
  expect(root.dataset.theme).toBe('dark');
});

test('an unknown stored value counts as the system', () => {
  localStorage.setItem('vstrecha.theme', 'sepia');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(root.dataset.theme).toBeUndefined();
});
