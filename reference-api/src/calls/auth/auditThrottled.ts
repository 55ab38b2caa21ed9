import type { SecurityEvent } from '#platform/audit/audit.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { placeOf } from '#platform/limits/place.ts';

type ThrottledEvent = Extract<
  SecurityEvent,
  { event: 'login_failed' | 'password_reset' | 'password_change_failed' | 'confirm_failed' }
>;

/**
 * Logs a throttled attempt once per user, place and window, so that a flood writes one line.
 * @param rule the exceeded limit
 */
export async function auditThrottled(
  { limiter, audit }: Pick<AppContext, 'limiter' | 'audit'>,
  { name, windowMs }: LimitRule,
  event: ThrottledEvent,
): Promise<void> {
  const line = { name: `${name}-line`, points: 1, windowMs };
  if ((await limiter.take(line, `${event.user} ${placeOf(event.address)}`)) === undefined) audit(event);
}
