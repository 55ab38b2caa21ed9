import { expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePickerDialog } from './DatePickerDialog';

function show(value: string | null = null) {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  render(
    <DatePickerDialog
      isOpen
      value={value}
      today="2026-03-15"
      min="2026-03-15"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  return { onConfirm, onClose };
}

test('passes the confirmed day and closes', async () => {
  const { onConfirm, onClose } = show();
  expect(screen.getByRole('button', { name: 'Выбрать' })).toBeDisabled();
  expect(screen.getByRole('button', { name: / 14 марта/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: / 18 марта/ }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать' }));
  expect(onConfirm).toHaveBeenCalledWith('2026-03-18');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('focuses the chosen day, or today without a choice', () => {
  show('2026-03-20');
  expect(screen.getByRole('button', { name: / 20 марта/ })).toHaveFocus();
  cleanup();
  show();
  expect(screen.getByRole('button', { name: / 15 марта/ })).toHaveFocus();
});

test('discards the day when closed without confirming', async () => {
  const { onConfirm, onClose } = show('2026-03-20');
  await userEvent.click(screen.getByRole('button', { name: / 18 марта/ }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});
