import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limit } from './limit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = () => new Promise<never>(() => {});

test('rejects work that takes longer than its limit', async () => {
  const ended = jest.fn<(error: unknown) => void>();
  limit(never(), 6_000, 'The page did not start').catch(ended);
  await jest.advanceTimersByTimeAsync(5_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'network', message: 'The page did not start within 6 s.' }),
  );
});
