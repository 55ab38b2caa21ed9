import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setColorScheme } from 'shared-ui/theme';
import { ThemeSwitch } from './ThemeSwitch';

afterEach(() => act(() => setColorScheme('system')));

test('switches between the system, light and dark', async () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'Тема: системная' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Тема: тёмная' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Тема: светлая' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});
