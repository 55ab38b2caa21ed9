import { expect, test } from '@jest/globals';
import { createCallQueue } from './callQueue';

/** Records calls and lets the test settle them. */
function createCalls() {
  const made: string[] = [];
  const endings = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
  const call = (name: string) => () => {
    made.push(name);
    return new Promise<string>((resolve, reject) => endings.set(name, { resolve, reject }));
  };
  const end = async (name: string, error?: Error) => {
    if (error) endings.get(name)?.reject(error);
    else endings.get(name)?.resolve(`${name} answered`);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { made, call, end };
}

test('limits parallel calls, queueing the rest in order', async () => {
  const { made, call, end } = createCalls();
  const queue = createCallQueue(2);
  const answers = ['а', 'б', 'в', 'г'].map((name) => queue.run(call(name)));
  expect(made).toEqual(['а', 'б']);
  await end('б');
  expect(made).toEqual(['а', 'б', 'в']);
  await end('а');
  await end('в');
  await end('г');
  await expect(Promise.all(answers)).resolves.toEqual(['а', 'б', 'в', 'г'].map((name) => `${name} answered`));
});

test('continues after a call rejects or throws', async () => {
  const { made, call, end } = createCalls();
  const queue = createCallQueue(1);
  const failed = queue.run(call('а'));
  const thrown = queue.run(() => {
    throw new Error('never made');
  });
  const last = queue.run(call('б'));
  const refusals = Promise.allSettled([failed, thrown]);
  await end('а', new Error('refused'));
  expect((await refusals).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(made).toEqual(['а', 'б']);
  await end('б');
  await expect(last).resolves.toBe('б answered');
});

test('runs the preferred topic first', async () => {
  const { made, call, end } = createCalls();
  const queue = createCallQueue(1);
  void queue.run(call('а'), '23');
  void queue.run(call('б'), '24');
  void queue.run(call('в'), '25');
  queue.prefer('25');
  await end('а');
  await end('в');
  expect(made).toEqual(['а', 'в', 'б']);
});
