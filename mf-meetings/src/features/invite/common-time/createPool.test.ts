import { expect, test } from '@jest/globals';
import { createPool } from './createPool';

/** Tasks that end when they are told to, and the order in which they began. */
function tasks() {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  return {
    begun,
    task: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => end.set(name, () => resolve(name)));
    },
    end: (name: string) => end.get(name)?.(),
  };
}

test('runs so many at once, in order, and what is preferred before the rest', async () => {
  const { begun, task, end } = tasks();
  const pool = createPool(2);
  const results = ['a', 'b', 'c', 'd'].map((name) => pool.run(name, task(name)));
  expect(begun).toEqual(['a', 'b']);
  pool.prefer('d');
  end('b');
  await results[1];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'd']);
  end('a');
  end('d');
  await Promise.all([results[0], results[3]]);
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'd', 'c']);
  end('c');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('a task that fails says so and makes room', async () => {
  const pool = createPool(1);
  const failed = pool.run('a', () => Promise.reject(new Error('no answer')));
  const next = pool.run('b', () => Promise.resolve('b'));
  await expect(failed).rejects.toThrow('no answer');
  expect(await next).toBe('b');
});
