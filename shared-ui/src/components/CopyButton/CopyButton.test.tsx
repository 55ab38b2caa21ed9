import { beforeEach, expect, jest, test } from '@jest/globals';
import Check from '@lucide/icons/icons/check';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../Toaster/Toaster';
import { CopyButton } from './CopyButton';

const NAME = 'Скопировать ссылку: Северный ветер';
const button = () => screen.getByRole('button', { name: NAME });
const hasTick = () => button().querySelector(`path[d="${Check.node[0]?.[1].d}"]`) !== null;

beforeEach(() => void jest.useFakeTimers());

function draw() {
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
  render(
    <>
      <CopyButton text="https://meet.example/abc" aria-label={NAME} />
      <Toaster />
    </>,
  );
  return user;
}

test('copies the text and shows a tick for two seconds', async () => {
  const user = draw();
  expect(hasTick()).toBe(false);
  await user.click(button());
  expect(await navigator.clipboard.readText()).toBe('https://meet.example/abc');
  expect(await screen.findByText('Скопировано!')).toBeInTheDocument();
  expect(hasTick()).toBe(true);
  act(() => void jest.advanceTimersByTime(1_900));
  expect(hasTick()).toBe(true);
  act(() => void jest.advanceTimersByTime(200));
  expect(hasTick()).toBe(false);
});

test('copies by keyboard', async () => {
  const user = draw();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('https://meet.example/abc');
});

test('shows an error when the browser refuses', async () => {
  const user = draw();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(button());
  expect(await screen.findByText('Не удалось скопировать.')).toBeInTheDocument();
  expect(hasTick()).toBe(false);
});
