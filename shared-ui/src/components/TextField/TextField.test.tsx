import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField';

test('has its label as name and its hint as description', () => {
  render(<TextField label="Компания" hint="Так вас увидят в каталоге." />);
  const input = screen.getByRole('textbox', { name: 'Компания' });
  expect(input).toHaveAccessibleDescription('Так вас увидят в каталоге.');
  expect(input).not.toBeInvalid();
});

test('announces an error and refers to it', () => {
  const { rerender } = render(<TextField label="Компания" />);
  rerender(<TextField label="Компания" hint="Подсказка" error="Поле не должно быть пустым." />);
  const input = screen.getByRole('textbox');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Поле не должно быть пустым. Подсказка');
  expect(screen.getByText('Поле не должно быть пустым.')).toHaveAttribute('aria-live', 'polite');
});

test('is required without an asterisk in its name', () => {
  render(<TextField label="Компания" required />);
  expect(screen.getByRole('textbox', { name: 'Компания' })).toBeRequired();
});

test('works uncontrolled and forwards its ref', async () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<TextField label="Компания" ref={ref} defaultValue="ООО " />);
  await userEvent.type(screen.getByRole('textbox'), 'Ромашка');
  expect(ref.current).toHaveValue('ООО Ромашка');
});
