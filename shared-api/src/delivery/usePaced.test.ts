import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePaced } from './usePaced';

beforeEach(() => void jest.useFakeTimers());

interface Wanted {
  text: string;
}

/** Logs which values passed, and when. */
function start() {
  const log: string[] = [];
  const begin = performance.now();
  const { rerender } = renderHook(
    ({ wanted }: { wanted?: Wanted }) => {
      const issued = usePaced(wanted, 500);
      const last = log.at(-1)?.split('@')[0];
      if ((issued?.text ?? 'none') !== last) log.push(`${issued?.text ?? 'none'}@${performance.now() - begin}`);
    },
    { initialProps: {} },
  );
  const want = (text: string | undefined) => rerender({ wanted: text === undefined ? undefined : { text } });
  // One millisecond per step, so that each value renders at its own time.
  const wait = (ms: number) => {
    act(() => void jest.advanceTimersByTime(0));
    for (let passed = 0; passed < ms; passed += 1) act(() => void jest.advanceTimersByTime(1));
  };
  return { log, want, wait };
}

test('passes the first value at once, then one per interval [REG-04]', () => {
  const { log, want, wait } = start();
  want('мос');
  wait(0);
  for (const text of ['моск', 'москв', 'москва']) {
    want(text);
    wait(100);
  }
  wait(1000);
  expect(log).toEqual(['none@0', 'мос@0', 'москва@500']);
});

test('passes undefined at once without shortening the interval', () => {
  const { log, want, wait } = start();
  want('мос');
  wait(100);
  want(undefined);
  wait(100);
  want('мин');
  wait(299);
  expect(log).toEqual(['none@0', 'мос@0', 'none@100']);
  wait(1);
  expect(log.at(-1)).toBe('мин@500');
});
