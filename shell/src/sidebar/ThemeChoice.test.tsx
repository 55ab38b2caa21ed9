import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDeviceText } from 'shared-api/storage';
import { applyStoredColorScheme } from './storedColorScheme';
import { ThemeChoice } from './ThemeChoice';

const root = document.documentElement;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: `Тема: ${name}` }));

beforeEach(() => keepDeviceText('theme', ''));
afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset.theme;
});

test('follows the system until a scheme is chosen', () => {
  applyStoredColorScheme();
  expect(root.dataset.theme).toBeUndefined();
  render(<ThemeChoice />);
  expect(screen.getByRole('radio', { name: 'Тема: системная' })).toBeChecked();
});

test('applies and stores a choice until «system» is chosen', async () => {
  render(<ThemeChoice />);
  await choose('тёмная');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem('vstrecha.theme')).toBe('dark');
  await choose('системная');
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('vstrecha.theme')).toBeNull();
});

test('follows a change in another tab', () => {
  render(<ThemeChoice />);
  localStorage.setItem('vstrecha.theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.theme' })));
  expect(screen.getByRole('radio', { name: 'Тема: светлая' })).toBeChecked();
  expect(root.dataset.theme).toBe('light');
});

test('applies a choice even when storage is forbidden', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  render(<ThemeChoice />);
  await choose('тёмная');
  expect(root.dataset.theme).toBe('dark');
});

test('treats an unknown stored value as «system»', () => {
  localStorage.setItem('vstrecha.theme', 'sepia');
  root.dataset.theme = 'dark';
  applyStoredColorScheme();
  expect(root.dataset.theme).toBeUndefined();
});
