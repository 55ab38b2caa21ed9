import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps } from './runSteps.ts';
import type { Step } from './steps.ts';

const step = (id: Step['id'], share: number, more: Partial<Step> = {}): Step => ({
  id,
  name: id,
  line: id,
  share,
  ...more,
});

/** Runs steps that the test ends in any order, and logs their starts and ends. */
function start(steps: Step[]) {
  const log: string[] = [];
  const endings = new Map<string, (isSuccess: boolean) => void>();
  const outcomes = runSteps(steps, {
    run: ({ id }) =>
      new Promise((resolve) => endings.set(id, (isSuccess) => resolve({ isSuccess, output: `${id} said` }))),
    onStart: ({ id }) => log.push(`+${id}`),
    onEnd: ({ step: { id } }) => log.push(`-${id}`),
  });
  const end = async (id: string, isSuccess = true) => {
    endings.get(id)?.(isSuccess);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, end, outcomes };
}

test('runs steps in parallel while their shares fit', async () => {
  const { log, end, outcomes } = start([step('lint', 0.5), step('unit', 0.5), step('api', 1), step('tooling', 0.5)]);
  assert.deepEqual(log, ['+lint', '+unit']);
  await end('unit');
  assert.deepEqual(log, ['+lint', '+unit', '-unit', '+tooling']);
  await end('lint');
  await end('tooling');
  assert.equal(log.at(-1), '+api');
  await end('api');
  assert.deepEqual(
    (await outcomes).map((outcome) => outcome.step.id),
    ['lint', 'unit', 'api', 'tooling'],
  );
});

test('starts a step when no dependency is left to run', async () => {
  const e2e = step('e2e', 0.5, { after: ['build'] });
  const both = start([step('build', 0.5), e2e]);
  assert.deepEqual(both.log, ['+build']);
  await both.end('build');
  assert.deepEqual(both.log, ['+build', '-build', '+e2e']);
  await both.end('e2e');
  await both.outcomes;
  const alone = start([e2e]);
  assert.deepEqual(alone.log, ['+e2e']);
  await alone.end('e2e');
  await alone.outcomes;
});

test('starts no further step after a failure', async () => {
  const { log, end, outcomes } = start([step('lint', 0.5), step('unit', 0.5), step('api', 1)]);
  await end('lint', false);
  await end('unit');
  assert.deepEqual(log, ['+lint', '+unit', '-lint', '-unit']);
  const [lint, unit] = await outcomes;
  assert.deepEqual(lint?.count, { passed: 0, failed: 1 });
  assert.deepEqual(unit?.count, { passed: 0, failed: 0 });
  assert.equal(lint?.output, 'lint said');
});

test('keeps the runner’s own count', async () => {
  const count = () => ({ passed: 3, failed: 2 });
  const { end, outcomes } = start([step('unit', 0.5, { count })]);
  await end('unit', false);
  assert.deepEqual((await outcomes)[0]?.count, { passed: 3, failed: 2 });
});

test('returns no outcomes without steps', async () => {
  assert.deepEqual(await start([]).outcomes, []);
});
