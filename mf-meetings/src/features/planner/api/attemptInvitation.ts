import { ApiError, describeError, request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createClientId } from 'shared-api/messages';
import { hasArrived } from '#api/hasArrived';
import { getPoints } from '#api/usePoints';
import type { useSendNote } from '#api/useSendNote';
import { dateOf, pointOf, type SlotKey } from '../rules/slotKey';

/** What has become of an invitation. */
export type Attempt =
  /** It is there; `note` is what became of the message beside it. */
  | { kind: 'sent'; note: 'none' | 'sent' | 'waiting' | 'failed' }
  /** The slot is no longer free on one of the sides. */
  | { kind: 'taken' }
  /** The server says no; `reason` is its sentence. */
  | { kind: 'refused'; reason: string }
  /** It is not there, and may be sent again. */
  | { kind: 'failed'; reason: string }
  /** The answer was lost, and whether it arrived could not be read. */
  | { kind: 'unsure' };

export interface InvitationAttempt {
  userId: number;
  slot: SlotKey;
  /** What goes into the chat once the invitation is there; '' for nothing. */
  message: string;
  /** It was tried before, and may have arrived since then. */
  isRepeat?: boolean;
}

type SendNote = ReturnType<typeof useSendNote>;

/** Invites a company to a slot, then sends it the message. Says only what the server has confirmed. */
export async function attemptInvitation(invitation: InvitationAttempt, sendNote: SendNote): Promise<Attempt> {
  try {
    const hasCome = invitation.isRepeat === true && (await hasArrived(bodyOf(invitation)));
    if (!hasCome) await request('post', '/api/invite', { body: bodyOf(invitation) });
  } catch (error) {
    // Also after a refusal: it may be one because an earlier try, whose answer was lost, has arrived.
    const isThere = await hasArrived(bodyOf(invitation)).catch(() => undefined);
    if (isThere !== true) return isRefusal(error) ? refusalOf(error, invitation) : lossOf(error, isThere);
  }
  return { kind: 'sent', note: await noteOf(invitation, sendNote) };
}

function bodyOf({ userId, slot }: InvitationAttempt): Schema<'NewInvitation'> {
  return { user_id: userId, date: dateOf(slot), point: pointOf(slot) };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status < 500;
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

async function noteOf({ userId, message }: InvitationAttempt, sendNote: SendNote) {
  if (message.trim() === '') return 'none';
  return sendNote({ userId, text: message.trim(), clientId: createClientId() }).catch(() => 'failed' as const);
}
