import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContract } from './loadContract.ts';

const contractWith = (line: string) =>
  `paths:\n  /api/thing/{id}:\n    get:\n      operationId: getThing\n${line}      responses: {}\nwebhooks: {}\n`;

test('reads who may make a call', () => {
  const [operation] = readContract(contractWith('      x-access: {who: user, of: own, not: [admin]}\n')).operations;
  assert.deepEqual(operation?.access, { who: 'user', of: 'own', not: ['admin'] });
});

for (const line of [
  '',
  '      x-access: {who: everybody}\n',
  '      x-access: {who: user, of: mine}\n',
  '      x-access: guest\n',
])
  test(`refuses a call with x-access «${line.trim()}»`, () => {
    assert.throws(() => readContract(contractWith(line)), /x-access who may call getThing/);
  });
