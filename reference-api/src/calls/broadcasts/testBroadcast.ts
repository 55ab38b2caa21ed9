import { randomUUID } from 'node:crypto';
import { HttpError } from '#platform/errors/httpError.ts';
import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { enqueueJob } from '#platform/jobs/jobRows.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { requireWords } from './broadcastChanges.ts';
import { BROADCAST_TEST_EMAIL } from './broadcastMail.ts';
import { lockBroadcast } from './broadcastRows.ts';

const TESTS = { name: 'broadcast-test', points: 10, windowMs: 60 * 60 * 1000 } satisfies LimitRule;
const MINUTE = 60;

export const testBroadcast = organizerOperation('testBroadcast', async ({ path, viewer }, act, { limiter }) => {
  const { id, subject, text } = await lockBroadcast(act.tx, path.id);
  requireWords({ subject, text });
  const wait = await limiter.take(TESTS, viewer.id, { tx: act.tx });
  if (wait !== undefined)
    throw new HttpError(
      429,
      `Себе можно отправить 10 писем в час. Повторите через ${Math.ceil(wait / MINUTE)} мин.`,
      wait,
    );
  const payload = { broadcastId: id, userId: viewer.id };
  await enqueueJob(act.tx, { name: BROADCAST_TEST_EMAIL, key: randomUUID(), payload }, act.now);
  await act.journal('broadcast.test', { type: 'broadcast', ids: [id], title: subject }, null, null);
  return { ok: true };
});
