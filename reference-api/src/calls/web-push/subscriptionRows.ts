import type { Schema } from '#platform/contract/types.ts';
import type { pushSubscriptions } from '#platform/database/schema.ts';
import { hashToken } from '#platform/sessions/sessions.ts';

type Row = typeof pushSubscriptions.$inferSelect;

/** @param token the session that asks */
export const toSubscription = (
  { id, device, created_at, confirmed_at, session_hash }: Row,
  token = '',
): Schema<'PushSubscription'> => ({
  id,
  device,
  created_at: created_at.toISOString(),
  confirmed_at: confirmed_at.toISOString(),
  is_current: session_hash === hashToken(token),
});
