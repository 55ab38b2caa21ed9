import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { getToasts, removeToast, toast } from 'shared-ui/toast';
import { Toaster } from './Toaster';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  act(() => getToasts().forEach(({ id }) => removeToast(id)));
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Уведомления' });

test.each(['success', 'danger', 'warning', 'info'] as const)(
  'announces a %s toast and removes it after 3 seconds [TOAST-01]',
  (kind) => {
    render(<Toaster />);
    act(() => toast[kind]('Скопировано!'));
    expect(region()).toHaveAttribute('aria-live', 'polite');
    pass(2999);
    expect(screen.getByText('Скопировано!')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Скопировано!')).not.toBeInTheDocument();
  },
);

test('pauses its countdown while hovered', () => {
  render(<Toaster />);
  act(() => toast.info('Вам написали'));
  pass(2000);
  fireEvent.pointerMove(region());
  pass(10_000);
  expect(screen.getByText('Вам написали')).toBeInTheDocument();
  fireEvent.pointerLeave(region());
  pass(999);
  expect(screen.getByText('Вам написали')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Вам написали')).not.toBeInTheDocument();
});

test('removes a toast that appeared below a resting pointer', () => {
  render(<Toaster />);
  act(() => toast.info('Вам написали'));
  fireEvent.pointerEnter(region());
  pass(3000);
  expect(screen.queryByText('Вам написали')).not.toBeInTheDocument();
});

test('pauses while focused and returns focus when closed [TOAST-01]', () => {
  render(
    <>
      <button>Копировать</button>
      <Toaster />
    </>,
  );
  act(() => toast.success('Скопировано!'));
  const origin = screen.getByRole('button', { name: 'Копировать' });
  act(() => origin.focus());
  act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
  pass(10_000);
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByText('Скопировано!')).not.toBeInTheDocument();
  expect(origin).toHaveFocus();
});

test('resumes the countdown after a toast is closed', () => {
  render(<Toaster />);
  act(() => toast.info('Первое'));
  fireEvent.pointerMove(region());
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  act(() => toast.info('Второе'));
  pass(3000);
  expect(screen.queryByText('Второе')).not.toBeInTheDocument();
});

test('shows earlier toasts, at most four at once', () => {
  for (const number of [1, 2, 3, 4, 5]) toast.info(`Сообщение ${number}`);
  render(<Toaster />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByText('Сообщение 1')).not.toBeInTheDocument();
});
