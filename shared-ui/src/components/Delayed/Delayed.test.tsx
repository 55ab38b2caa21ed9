import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Delayed } from './Delayed';
import { SHOW_LOADING_AFTER_MS } from './useDelayed';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what is still loading is seen after a moment, but not in something hidden', () => {
  render(
    <>
      <Delayed>Загрузка</Delayed>
      <div style={{ visibility: 'hidden' }}>
        <Delayed>Ниже</Delayed>
      </div>
    </>,
  );
  expect(screen.getByText('Загрузка')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(SHOW_LOADING_AFTER_MS));
  expect(screen.getByText('Загрузка')).toBeVisible();
  expect(screen.getByText('Ниже')).toHaveStyle({ visibility: 'hidden' });
});
