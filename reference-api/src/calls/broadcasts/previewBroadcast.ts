import { asc } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { greet } from '#platform/mail/email.ts';
import { requireSegment, UNCONFIRMED } from './broadcastChanges.ts';
import { countLeft } from './broadcastRows.ts';
import { fill, findValues, PLACEHOLDERS, requirePlaceholders } from './placeholders.ts';
import { countSegment, inSegment } from './segment.ts';

const SAMPLES = 3;

export const previewBroadcast = administratorOperation(
  'previewBroadcast',
  async ({ body }, { db, clock, publicUrl }) => {
    requireSegment(body.segment);
    requirePlaceholders(body);
    const now = clock.now();
    const { total, email, bell, bot } = await countSegment(db, body, now);
    const first = await db
      .select({ id: users.id, company: users.company, firstname: users.firstname })
      .from(users)
      .where(inSegment(body.segment, now))
      .orderBy(asc(users.company_key), asc(users.id))
      .limit(SAMPLES);
    const ids = first.map(({ id }) => id);
    const found = await findValues(db, PLACEHOLDERS, ids, { publicUrl, now, begunAt: now });
    return {
      total,
      by_channel: { email, bell, bot },
      excluded: { unsubscribed: total - email, no_access: total - bell, no_bot: total - bot },
      samples: first.map(({ id, company, firstname }) => {
        const values = found.get(id) ?? new Map<string, string>();
        return { id, company, greeting: greet(firstname), ...fill(body, values), values: Object.fromEntries(values) };
      }),
      left: await countLeft(db, now),
      needs_password: total > UNCONFIRMED,
    };
  },
  { cost: 0, isExpensive: true },
);
