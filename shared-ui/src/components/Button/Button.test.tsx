import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('is pressed with the mouse and the keyboard', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Сохранить</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

test('cannot be pressed twice: busy it keeps its name and the focus, and does nothing', async () => {
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

test('busy it does not send its form again', () => {
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

test('hands ref and other properties to the element', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(
    <Button ref={ref} data-testid="save">
      Сохранить
    </Button>,
  );
  expect(screen.getByTestId('save')).toBe(ref.current);
});
