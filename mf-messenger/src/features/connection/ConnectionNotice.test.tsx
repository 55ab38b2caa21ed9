import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { noteServerReach } from 'shared-api/client';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { ConnectionNotice, useConnectionPhase } from './ConnectionNotice';

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
    become: (status: 'online' | 'offline', isReached = status === 'online') =>
      act(() => {
        noteServerReach(isReached);
        store.set(realtimeStatusAtom, status);
      }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    said: () => screen.getByRole('status').textContent,
  };
}

test('reports a loss after 3 s, then briefly the recovery', () => {
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

test('reports an offline browser before the push channel notices', () => {
  const { pass, said } = draw();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  pass(3_000);
  expect(said()).toBe(LOST);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(said()).toBe(BACK);
});

test('stays silent without a socket while calls succeed [NET-02]', () => {
  const { become, pass, said } = draw();
  become('offline', true);
  pass(60_000);
  expect(said()).toBe('');
  become('offline', false);
  pass(3_000);
  expect(said()).toBe(LOST);
  become('offline', true);
  expect(said()).toBe(BACK);
});

test('stays silent during repeated short losses', () => {
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

test('reports another loss during the recovery only after 3 s', () => {
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
