import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { noteUnsent } from 'shared-api/drafts';
import { surroundings } from '../testing/surroundings';
import { OutboxPlace } from './OutboxPlace';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the messenger is fetched after the page only when this account’s messages wait to be sent', async () => {
  surroundings.loadExposed.mockResolvedValue(() => <p>отправляет</p>);
  noteUnsent(17, true);
  const { unmount } = render(<OutboxPlace account={18} />);
  await pass(10_000);
  expect(surroundings.loadExposed).not.toHaveBeenCalled();
  unmount();

  render(<OutboxPlace account={17} />);
  await pass(4_000);
  expect(surroundings.loadExposed).not.toHaveBeenCalled();
  await pass(1_000);
  expect(surroundings.loadExposed.mock.calls).toEqual([['mf_messenger/Outbox', expect.anything()]]);
  expect(screen.getByText('отправляет')).toBeVisible();
});
