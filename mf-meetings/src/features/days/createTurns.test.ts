import { expect, test } from '@jest/globals';
import { createTurns } from './createTurns';

/** Jobs that end when the test wants. */
function jobs() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>();
  return {
    started,
    job: (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        started.push(name);
        ends.set(name, { resolve, reject });
      }),
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

test('runs so many at once, the others in their order but for the preferred one, and goes on after a failure', async () => {
  const { started, job, end, fail } = jobs();
  const turns = createTurns(2);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => turns.take(name, job(name)));
  expect(started).toEqual(['a', 'b']);
  turns.prefer('d');
  end('a');
  await expect(a).resolves.toBe('a');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'd']);
  fail('b');
  await expect(b).rejects.toThrow('b');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'd', 'c']);
  end('c');
  end('d');
  await expect(Promise.all([c, d])).resolves.toEqual(['c', 'd']);
});
