import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { InlineUndo } from './InlineUndo';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));

function Page({ onComplete, isShown: start = false }: { onComplete: () => void; isShown?: boolean }) {
  const [isShown, setIsShown] = useState(start);
  return (
    <InlineUndo isShown={isShown} text="Сообщение удалено" onUndo={() => setIsShown(false)} onComplete={onComplete}>
      <input aria-label="Ответ" />
      <button onClick={() => setIsShown(true)}>Удалить</button>
    </InlineUndo>
  );
}

function show() {
  const onComplete = jest.fn();
  const { unmount } = render(<Page onComplete={onComplete} />);
  return { onComplete, unmount };
}

const remove = () => screen.getByText('Удалить');
const undo = () => screen.queryByRole('button', { name: 'Вернуть' });
const leave = async (unmount: () => void) => {
  unmount();
  await Promise.resolve();
};

test('completes once, after five seconds', () => {
  const { onComplete } = show();
  fireEvent.click(remove());
  expect(screen.getByRole('status')).toHaveTextContent('Сообщение удалено');
  expect(remove()).not.toBeVisible();
  act(() => jest.advanceTimersByTime(4_999));
  expect(onComplete).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(10_000));
  expect(onComplete).toHaveBeenCalledTimes(1);
  fireEvent.click(undo()!);
  expect(undo()).toBeInTheDocument();
});

test('restores the content and never completes after undo', async () => {
  const { onComplete, unmount } = show();
  fireEvent.change(screen.getByLabelText('Ответ'), { target: { value: 'Спасибо' } });
  fireEvent.click(remove());
  fireEvent.click(undo()!);
  expect(remove()).toBeVisible();
  expect(screen.getByLabelText('Ответ')).toHaveValue('Спасибо');
  act(() => jest.advanceTimersByTime(10_000));
  await leave(unmount);
  expect(onComplete).not.toHaveBeenCalled();
});

test('moves focus to «Вернуть» and back', () => {
  show();
  remove().focus();
  fireEvent.click(remove());
  expect(undo()).toHaveFocus();
  fireEvent.click(undo()!);
  expect(remove()).toHaveFocus();
});

test('completes on unmount and when the tab closes', async () => {
  const { onComplete, unmount } = show();
  fireEvent.click(remove());
  await leave(unmount);
  expect(onComplete).toHaveBeenCalledTimes(1);

  const another = show();
  fireEvent.click(remove());
  fireEvent(window, new Event('pagehide'));
  await leave(another.unmount);
  expect(another.onComplete).toHaveBeenCalledTimes(1);
});

test('does not complete when strict mode remounts it', async () => {
  const onComplete = jest.fn();
  render(
    <StrictMode>
      <Page onComplete={onComplete} isShown />
    </StrictMode>,
  );
  await Promise.resolve();
  expect(onComplete).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5_000));
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('has no axe violations', async () => {
  show();
  fireEvent.click(remove());
  jest.useRealTimers();
  await expectNoAxeViolations(document.body);
});
