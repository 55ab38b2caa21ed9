import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { useConnectionPhase } from '../useConnectionPhase';
import { ConnectionNotice } from './ConnectionNotice';

const LOST = 'Нет связи. Сообщения отправятся сами, когда она появится.';
const BACK = 'Связь восстановлена';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Page() {
  return <ConnectionNotice phase={useConnectionPhase()} />;
}

function draw() {
  const store = createStore();
  store.set(realtimeStatusAtom, 'online');
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return {
    become: (status: 'online' | 'offline') => act(() => store.set(realtimeStatusAtom, status)),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    said: () => screen.getByRole('status').textContent,
  };
}

test('a lost connection is said after three seconds, and for two that it is back', () => {
  const { become, pass, said } = draw();
  become('offline');
  pass(2_999);
  expect(said()).toBe('');
  pass(1);
  expect(said()).toBe(LOST);
  become('online');
  expect(said()).toBe(BACK);
  pass(1_999);
  expect(said()).toBe(BACK);
  pass(1);
  expect(said()).toBe('');
});

test('a network that the browser knows to be lost is said before the push service notices', () => {
  const { pass, said } = draw();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  pass(3_000);
  expect(said()).toBe(LOST);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(said()).toBe(BACK);
});

test('short losses are not said, however many there are', () => {
  const { become, pass, said } = draw();
  for (let loss = 0; loss < 5; loss++) {
    become('offline');
    pass(2_000);
    expect(said()).toBe('');
    become('online');
    pass(500);
    expect(said()).toBe('');
  }
});

test('lost again while it says that it is back, it says so only when that lasts', () => {
  const { become, pass, said } = draw();
  become('offline');
  pass(3_000);
  become('online');
  pass(1_000);
  become('offline');
  pass(1_000);
  expect(said()).not.toBe(LOST);
  pass(2_000);
  expect(said()).toBe(LOST);
});
