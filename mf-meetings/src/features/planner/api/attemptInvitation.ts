import { describeError, mayHaveArrived, request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { hasArrived } from '#api/hasArrived';
import type { useSendNote } from '#api/unsent';
import { getPoints } from '#api/usePoints';
import { dateOf, pointOf, type SlotKey } from '../domain/slotKey';

/** Result of sending an invitation. */
export type Attempt =
  /** The invitation exists; `note` is the result of sending its message. */
  | { kind: 'sent'; note: 'none' | 'sent' | 'waiting' | 'failed' }
  /** The slot is not free any more for one of the companies. */
  | { kind: 'taken' }
  /** Rejected by the server; `reason` is its message. */
  | { kind: 'refused'; reason: string }
  /** The invitation does not exist and can be sent again. */
  | { kind: 'failed'; reason: string }
  /** Outcome unknown: the response was lost, and the check whether the invitation exists failed, too. */
  | { kind: 'unsure' };

export interface InvitationAttempt {
  userId: number;
  slot: SlotKey;
  /** Chat message sent after the invitation; '' sends no message. */
  message: string;
  /** Idempotency key of the message, the same in all attempts. */
  noteId: string;
  /** An earlier attempt may have arrived. */
  isRepeat?: boolean;
}

type SendNote = ReturnType<typeof useSendNote>;

/** Invites a company to a slot, then sends the message. Reports only what the server confirmed. */
export async function attemptInvitation(invitation: InvitationAttempt, sendNote: SendNote): Promise<Attempt> {
  try {
    const hasCome = invitation.isRepeat === true && (await hasArrived(bodyOf(invitation)));
    if (!hasCome) await request('post', '/api/invite', { body: bodyOf(invitation) });
  } catch (error) {
    // Also after a refusal: the cause may be an earlier attempt that arrived although its response was lost.
    const isThere = await hasArrived(bodyOf(invitation)).catch(() => undefined);
    if (isThere !== true) return mayHaveArrived(error) ? lossOf(error, isThere) : refusalOf(error, invitation);
  }
  return { kind: 'sent', note: await noteOf(invitation, sendNote) };
}

function bodyOf({ userId, slot }: InvitationAttempt): Schema<'NewInvitation'> {
  return { user_id: userId, date: dateOf(slot), point: pointOf(slot) };
}

async function refusalOf(error: unknown, { userId, slot }: InvitationAttempt): Promise<Attempt> {
  const sides = await Promise.all([getPoints(dateOf(slot), userId), getPoints(dateOf(slot))]).catch(() => []);
  const [theirs, own] = sides.map((points) => points.find(({ point }) => point === pointOf(slot))?.status);
  const isTaken = sides.length > 0 && (theirs !== 'AVAILABLE' || own === 'ASSIGNED');
  return isTaken ? { kind: 'taken' } : { kind: 'refused', reason: describeError(error) };
}

function lossOf(error: unknown, isThere: boolean | undefined): Attempt {
  return isThere === undefined ? { kind: 'unsure' } : { kind: 'failed', reason: describeError(error) };
}

async function noteOf({ userId, message, noteId }: InvitationAttempt, sendNote: SendNote) {
  if (message.trim() === '') return 'none';
  return sendNote({ userId, text: message.trim(), clientId: noteId }).catch(() => 'failed' as const);
}
