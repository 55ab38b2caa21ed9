import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { InlineUndo } from './InlineUndo';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

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

test('it is done after five seconds, once', () => {
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

test('brought back, it is as it was, and nothing is done', async () => {
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

test('the focus goes to «Вернуть» and back', () => {
  show();
  remove().focus();
  fireEvent.click(remove());
  expect(undo()).toHaveFocus();
  fireEvent.click(undo()!);
  expect(remove()).toHaveFocus();
});

test('leaving the page completes it, by address or by closing the tab', async () => {
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

test('strict mode, which mounts everything twice, is no leaving', async () => {
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

test('it keeps nobody out', async () => {
  show();
  fireEvent.click(remove());
  jest.useRealTimers();
  await expectNoAxeViolations(document.body);
});
