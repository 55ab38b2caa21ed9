import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

test('shows and hides the typed password', async () => {
  render(<PasswordField label="Пароль" />);
  const input = screen.getByLabelText('Пароль');
  await userEvent.type(input, 'секрет');
  expect(input).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('секрет');

  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(input).toHaveAttribute('type', 'password');
});
