import { beforeEach, expect, jest, test } from '@jest/globals';
import { afterFrame } from './afterFrame';

beforeEach(() => void jest.useFakeTimers());

test('runs without a frame in a hidden tab, unless cancelled', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  const run = jest.fn();
  afterFrame(run)();
  afterFrame(run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(frame).not.toHaveBeenCalled();
  hidden.mockRestore();
});
