import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/moscow.ts';
import { invitations } from '#platform/database/schema.ts';

/** Invitations that still await a decision and whose slot has not begun. */
export function isOpen(now: Date): SQL | undefined {
  const moscow = DateTime.fromJSDate(now, { zone: ZONE });
  const today = moscow.toFormat('yyyy-MM-dd');
  return and(
    eq(invitations.status, 'AWAITING'),
    or(gt(invitations.date, today), and(eq(invitations.date, today), gt(invitations.point, moscow.toFormat('HH:mm')))),
  );
}
