import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { NoticeCard } from './NoticeCard';

beforeEach(() => void jest.useFakeTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(isUrgent = false) {
  const onClose = jest.fn();
  const page = render(
    <NoticeCard icon={null} action={<button type="button">Открыть</button>} isUrgent={isUrgent} onClose={onClose}>
      Встреча назначена: Шаг
    </NoticeCard>,
  );
  return { onClose, card: page.container.firstElementChild as HTMLElement };
}

test('closes after eight seconds', () => {
  const { onClose } = show();
  pass(7_900);
  expect(onClose).not.toHaveBeenCalled();
  pass(100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('does not count down while hovered or focused', () => {
  const { onClose, card } = show();
  fireEvent.pointerMove(card);
  pass(20_000);
  fireEvent.pointerLeave(card);
  act(() => screen.getByRole('button', { name: 'Открыть' }).focus());
  pass(20_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Открыть' }).blur());
  pass(8_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes although it appeared below a resting pointer', () => {
  const { onClose, card } = show();
  fireEvent.pointerEnter(card);
  pass(8_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays until closed when urgent', () => {
  const { onClose, card } = show(true);
  expect(card).toHaveTextContent('Внимание: Встреча назначена: Шаг');
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('has no axe violations', async () => {
  const { card } = show();
  jest.useRealTimers();
  await expectNoAxeViolations(card);
});
