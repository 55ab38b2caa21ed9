import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { moscowDate, ZONE } from '#platform/clock/clock.ts';
import { intArray } from '#platform/database/database.ts';
import { invitations, notices, sessions, users } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import type { JournalAction } from '#platform/journal/journalActions.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { fellNotices } from '../invitations/invitationNotices.ts';
import { cancelImpossible, invitationEvents, isOpen } from '../invitations/openInvitations.ts';
import { cancelSides, findFutureSides } from '../meetings/cancelSides.ts';
import { cleanNote } from '../notices/cleanNote.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import { lockCandidates, resolveBulk, sortOut, type Bulk, type BulkAnswer, type Candidate } from './bulk.ts';
import { byOrganizer } from './organizerNotices.ts';

/** Time to undo a decision; its e-mail waits as long. */
const UNDO_MS = 30_000;

type State = Candidate['state'];

const NO_ADMIN = 'Это администратор';

/** Lets waiting companies in; each gets an e-mail half a minute later. */
export async function activateCompanies(act: Organizing, bulk: Bulk): Promise<BulkAnswer> {
  const ids = await resolveBulk(act, bulk);
  const { accepted, refused } = sortOut(ids, await lockCandidates(act.tx, ids), (company) => {
    if (company.is_admin) return NO_ADMIN;
    if (company.state === 'declined') return declinedAt(company, act.now);
    if (company.state === 'blocked') return 'Заблокирована';
    return company.state === 'waiting' ? undefined : 'Уже активна';
  });
  await setState(act, accepted, { is_activated: true, declined_at: null, decline_reason: null });
  await note(act, 'activate', accepted, 'waiting', 'active');
  return { done: accepted.length, refused };
}

/** Refuses applications of companies that wait. @param letter whether they get an e-mail, half a minute later */
export async function declineCompanies(
  act: Organizing,
  { bulk, reason: given, letter }: { bulk: Bulk; reason: string; letter: boolean },
): Promise<BulkAnswer> {
  const reason = requireReason(given);
  const ids = await resolveBulk(act, bulk);
  const { accepted, refused } = sortOut(ids, await lockCandidates(act.tx, ids), (company) => {
    if (company.is_admin) return NO_ADMIN;
    if (company.state === 'declined') return declinedAt(company, act.now);
    if (company.state === 'blocked') return 'Заблокирована';
    return company.state === 'waiting' ? undefined : 'Уже активна';
  });
  await setState(act, accepted, { declined_at: act.now, decline_reason: reason });
  if (letter) {
    const at = act.now.getTime();
    const drafts = accepted.map((id) => ({
      user_id: id,
      kind: 'rejected' as const,
      key: `rejected:${at}`,
      text: reason,
    }));
    act.tell(...(await writeNotices(act.tx, drafts, act.now)));
  }
  await note(act, 'decline', accepted, 'waiting', 'declined', reason);
  return { done: accepted.length, refused };
}

/**
 * Takes back a refusal, or an activation within half a minute. An e-mail that has not left yet stays unsent. A company whose decision
 * is undone in that time has waited since its registration, another one since now.
 */
export async function returnCompanies(act: Organizing, bulk: Bulk): Promise<BulkAnswer> {
  const ids = await resolveBulk(act, bulk);
  const locked = await lockCandidates(act.tx, ids);
  const { accepted, refused } = sortOut(ids, locked, (company) => {
    if (company.is_admin) return NO_ADMIN;
    if (company.state === 'declined') return undefined;
    if (company.state === 'waiting') return 'Уже ждёт';
    return company.state !== 'blocked' && isFresh(company, act.now)
      ? undefined
      : 'Активна: её можно только заблокировать';
  });
  const isAccepted = new Set(accepted);
  const activated = locked.filter(({ id, state }) => isAccepted.has(id) && state !== 'declined');
  const waits = { is_activated: false, declined_at: null, decline_reason: null };
  const undone = new Set(locked.filter((company) => isFresh(company, act.now)).map(({ id }) => id));
  const [back, again] = [accepted.filter((id) => undone.has(id)), accepted.filter((id) => !undone.has(id))];
  await setState(act, back, { ...waits, state_at: null });
  await setState(act, again, waits);
  await act.tx
    .delete(notices)
    .where(
      and(
        sql`${notices.user_id} = any(${intArray(accepted)})`,
        inArray(notices.kind, ['activated', 'rejected']),
        sql`not ${notices.data} ? 'mailed'`,
      ),
    );
  await note(act, 'return', accepted, activated.length === accepted.length ? 'active' : 'declined', 'waiting');
  return { done: accepted.length, refused };
}

/**
 * Shuts companies out: closes their sockets, cancels their future meetings and open invitations, and tells the other sides and them.
 * Their sessions stay until the logout, so that open pages can read the reason; every other call refuses them.
 */
export async function blockCompanies(
  act: Organizing,
  { bulk, reason: given }: { bulk: Bulk; reason: string },
): Promise<BulkAnswer> {
  const { tx, now, tell } = act;
  const reason = requireReason(given);
  const wanted = await resolveBulk(act, bulk);
  // Their partners are locked in the same order, so that they cannot agree on meetings meanwhile.
  const partners = (await findFutureSides(tx, wanted, now)).map(({ partner_id }) => partner_id);
  const locked = await lockCandidates(tx, [...new Set([...wanted, ...partners])]);
  const { accepted, refused } = sortOut(wanted, locked, (company) => {
    if (company.is_admin) return 'Администратора заблокировать нельзя';
    if (company.state === 'blocked') return 'Уже заблокирована';
    if (company.state === 'waiting') return 'Ждёт активации: заявку на участие можно отклонить';
    return company.state === 'declined' ? declinedAt(company, now) : undefined;
  });
  await setState(act, accepted, { is_blocked: true });
  await tx
    .update(notices)
    .set({ text: reason })
    .where(
      and(sql`${notices.user_id} = any(${intArray(accepted)})`, eq(notices.kind, 'blocked'), isNull(notices.told_at)),
    );
  const sides = await findFutureSides(tx, accepted, now);
  const isBlocked = new Set(accepted);
  const cancelled = await cancelSides(tx, sides, now);
  const isTheirs = or(
    sql`${invitations.sender_id} = any(${intArray(accepted)})`,
    sql`${invitations.recipient_id} = any(${intArray(accepted)})`,
  );
  const fallen = await cancelImpossible(tx, and(isOpen(now), isTheirs));
  const drafts = [
    ...sides.map((side) => byOrganizer(cancelled.noticeFor(side, null))),
    ...fallen.flatMap((invitation) => fellNotices(invitation, 'left')),
  ].filter(({ user_id }) => !isBlocked.has(user_id));
  tell(...invitationEvents(drafts.map(({ user_id }) => user_id)), ...(await writeNotices(tx, drafts, now)));
  const after = { state: 'blocked', meetings: cancelled.count, invitations: fallen.length };
  if (accepted.length === 0) act.unchanged();
  else await act.journal('block', { type: 'participant', ids: accepted }, { state: 'active' }, after, reason);
  return { done: accepted.length, refused };
}

/** Lets blocked companies in again. Cancelled meetings do not come back. */
export async function unblockCompanies(act: Organizing, bulk: Bulk): Promise<BulkAnswer> {
  const ids = await resolveBulk(act, bulk);
  const { accepted, refused } = sortOut(ids, await lockCandidates(act.tx, ids), ({ is_admin, state }) => {
    if (is_admin) return NO_ADMIN;
    return state === 'blocked' ? undefined : 'Не заблокирована';
  });
  await setState(act, accepted, { is_blocked: false });
  // A device that was shut out logs in again.
  await act.tx.delete(sessions).where(sql`${sessions.user_id} = any(${intArray(accepted)})`);
  await note(act, 'unblock', accepted, 'blocked', 'active');
  return { done: accepted.length, refused };
}

/** What blocking companies would undo; `companies` counts the others whom it concerns. */
export async function findConsequences(
  { tx, now }: Pick<Organizing, 'tx' | 'now'>,
  ids: readonly number[],
): Promise<{ meetings: number; invitations: number; companies: number }> {
  const sides = await findFutureSides(tx, ids, now);
  const isTheirs = or(
    sql`${invitations.sender_id} = any(${intArray(ids)})`,
    sql`${invitations.recipient_id} = any(${intArray(ids)})`,
  );
  const open = await tx
    .select({ sender_id: invitations.sender_id, recipient_id: invitations.recipient_id })
    .from(invitations)
    .where(and(isOpen(now), isTheirs));
  const others = new Set([
    ...sides.map(({ partner_id }) => partner_id),
    ...open.flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id]),
  ]);
  for (const id of ids) others.delete(id);
  const meetings = new Set(sides.map(({ meeting_id }) => meeting_id));
  return { meetings: meetings.size, invitations: open.length, companies: others.size };
}

type Changes = Partial<
  Pick<typeof users.$inferInsert, 'is_activated' | 'is_blocked' | 'declined_at' | 'decline_reason' | 'state_at'>
>;

async function setState({ tx, now }: Organizing, ids: number[], changes: Changes): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(users)
    .set({ state_at: now, ...changes })
    .where(sql`${users.id} = any(${intArray(ids)})`);
}

async function note(
  act: Organizing,
  action: JournalAction,
  ids: number[],
  before: State,
  after: State,
  reason?: string,
): Promise<void> {
  if (ids.length === 0) return act.unchanged();
  await act.journal(action, { type: 'participant', ids }, { state: before }, { state: after }, reason);
}

function requireReason(text: string): string {
  const reason = cleanNote(text);
  if (reason === null) throw badRequest('Напишите причину.');
  return reason;
}

const isFresh = ({ state_at }: Candidate, now: Date) =>
  state_at !== null && now.getTime() - new Date(state_at).getTime() <= UNDO_MS;

function declinedAt({ declined_at }: Candidate, now: Date): string {
  if (declined_at === null) return 'Отклонена';
  const at = DateTime.fromJSDate(new Date(declined_at), { zone: ZONE });
  const isToday = at.toFormat('yyyy-MM-dd') === moscowDate(now);
  return `Отклонена ${at.toFormat(isToday ? "'в' HH:mm" : "dd.MM 'в' HH:mm")}`;
}
