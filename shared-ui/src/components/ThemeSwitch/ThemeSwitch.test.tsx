import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './ThemeSwitch';

test('shows the scheme and reports another choice', async () => {
  const onSchemeChange = jest.fn();
  render(<ThemeSwitch scheme="light" onSchemeChange={onSchemeChange} />);
  expect(screen.getByRole('radio', { name: 'Тема: светлая' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Тема: тёмная' }));
  expect(onSchemeChange.mock.calls).toEqual([['dark']]);
});
