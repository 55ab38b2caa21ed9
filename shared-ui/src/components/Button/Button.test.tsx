import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('calls onClick by mouse and keyboard', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Сохранить</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

test('ignores clicks while busy, keeping name and focus', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Сохранить</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} isBusy>
      Сохранить
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Сохранить' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('does not submit its form while busy', () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" isBusy={isBusy}>
        Войти
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button'));
  rerender(form(true));
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('passes ref and other props to the element', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(
    <Button ref={ref} data-testid="save">
      Сохранить
    </Button>,
  );
  expect(screen.getByTestId('save')).toBe(ref.current);
});
