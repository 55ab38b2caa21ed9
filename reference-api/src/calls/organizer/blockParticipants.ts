import { organizerOperation } from '#platform/http/organizerOperation.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { resolveBulk } from './bulk.ts';
import { blockCompanies } from './participantStates.ts';
import { requireConfirmed } from './requireConfirmed.ts';

/** Blocking more needs the password, in however many calls. */
const UNCONFIRMED = { name: 'block-unconfirmed', points: 10, windowMs: 60 * 60 * 1000 } satisfies LimitRule;

export const blockParticipants = organizerOperation(
  'blockParticipants',
  async ({ body, viewer, transport }, act, { limiter }) => {
    const { length } = await resolveBulk(act, body.bulk);
    const wait = length > 0 && (await limiter.take(UNCONFIRMED, viewer.id, { cost: length, tx: act.tx }));
    if (wait) await requireConfirmed(act.tx, transport.token, act.now);
    return blockCompanies(act, body);
  },
);
