import { eq } from 'drizzle-orm';
import type { ContractAccess } from 'reference-api/platform/contract/loadContract';
import * as schema from 'reference-api/platform/database/schema';
import { NOON, type TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';

/** The kinds of callers that every call is tried with. */
export const VIEWERS = [
  'guest',
  'expired session',
  'awaiting activation',
  'blocked',
  'at COMPANY',
  'at FILES',
  'at MEETINGS',
  'supplier',
  'customer',
  'chat-only',
  'admin',
] as const;
export type ViewerKind = (typeof VIEWERS)[number];

type Fields = Parameters<TestApp['createUser']>[0];

const FIELDS: Partial<Record<ViewerKind, Fields>> = {
  'awaiting activation': { is_activated: false },
  blocked: { is_blocked: true },
  'at COMPANY': { registration_step: 'COMPANY' },
  'at FILES': { registration_step: 'FILES' },
  'at MEETINGS': { registration_step: 'MEETINGS' },
  customer: { type: 'Заказчик' },
  'chat-only': { only_chat: true },
  admin: { is_admin: true },
};

/** Creates one account of each kind; null for the guest. All but the customer are suppliers. */
export async function createViewers(api: TestApp): Promise<Map<ViewerKind, TestUser | null>> {
  const viewers = new Map<ViewerKind, TestUser | null>();
  for (const kind of VIEWERS) viewers.set(kind, kind === 'guest' ? null : await api.createUser(FIELDS[kind]));
  const expired = viewers.get('expired session');
  if (expired)
    await api.db
      .update(schema.sessions)
      .set({ expires_at: new Date(0) })
      .where(eq(schema.sessions.user_id, expired.id));
  const admin = viewers.get('admin');
  // Some calls of organizers ask for the password in between.
  if (admin)
    await api.db
      .update(schema.sessions)
      .set({ confirmed_at: new Date(NOON) })
      .where(eq(schema.sessions.user_id, admin.id));
  return viewers;
}

/** The answer that the contract requires: `let in` to the call's own rules, or a refusal before any effect. */
export type Verdict = 'let in' | 'unauthorized' | 'forbidden' | 'not theirs';

/** The rule of `x-access`, for a request that names another user's things. */
export function verdictFor({ who, of, not }: ContractAccess, kind: ViewerKind): Verdict {
  if (who === 'guest') return 'let in';
  if (['guest', 'expired session', 'awaiting activation'].includes(kind)) return 'unauthorized';
  if (who !== 'blocked' && kind === 'blocked') return 'forbidden';
  if (who === 'administrator' && kind !== 'admin') return 'forbidden';
  if ((who === 'participant' || of === 'participants') && kind.startsWith('at ')) return 'forbidden';
  if (not.some((refused) => refused === kind)) return 'forbidden';
  return of === 'own' || of === 'both' ? 'not theirs' : 'let in';
}

/** Whether a status matches the verdict. Another user's thing may answer 404, and an admitted call may still fail. */
export function isKept(verdict: Verdict, status: number): boolean {
  if (verdict === 'unauthorized') return status === 401;
  if (verdict === 'forbidden') return status === 403;
  if (verdict === 'not theirs') return status === 403 || status === 404;
  return status !== 401 && status !== 403 && status < 500;
}
