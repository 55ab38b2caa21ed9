import { expect, test } from '@jest/globals';
import { ApiError } from 'shared-api/client';
import { writeOnce } from './writeOnce';

const lost = new ApiError({ kind: 'network' });

test('repeats a lost answer with the same client_id', async () => {
  const ids: string[] = [];
  const answer = await writeOnce(async (clientId) => {
    ids.push(clientId);
    if (ids.length === 1) throw lost;
    return 'done';
  });
  expect(answer).toBe('done');
  expect(ids[0]).toBe(ids[1]);
});

test('does not repeat a refusal', async () => {
  let calls = 0;
  const refused = new ApiError({ kind: 'http', status: 409, text: 'Занято.' });
  await expect(
    writeOnce(async () => {
      calls += 1;
      throw refused;
    }),
  ).rejects.toBe(refused);
  expect(calls).toBe(1);
});
