import { useRef } from 'react';
import { describeError, mayHaveArrived, outcome, request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation, useQueryCache, type QueryCache } from 'shared-api/query';
import { isPastSlot } from 'shared-api/time';
import { toast } from 'shared-ui/toast';
import { hasArrived } from '#api/hasArrived';
import { getPoints } from '#api/usePoints';
import { texts } from '../texts';

type NewInvitation = Schema<'NewInvitation'>;

/** `taken`: one of the companies is not available any more. */
export type SendResult = { kind: 'sent' } | { kind: 'taken' } | { kind: 'failed'; reason: string };

/**
 * Invites a company to a meeting; with `_date` and `_point`, to move the existing meeting in that slot (PART-07,
 * MEET-11).
 */
const useInvite = createMutation(
  (invitation: NewInvitation) => request('post', '/api/invite', { body: invitation }),
  // After a failure too: the invitation may have arrived, or another meeting may occupy the slot.
  { refreshes: [invitationsKeys.isAny, meetingsKeys.isAny] },
);

/**
 * Sends an invitation exactly once and shows a toast (PART-07). Checks both schedules first; after a lost response it
 * checks whether the invitation arrived before it allows a retry.
 */
export function useSendInvitation(): (invitation: NewInvitation) => Promise<SendResult> {
  const cache = useQueryCache();
  const invite = useInvite();
  /** The last invitation, if its response was lost. */
  const doubtful = useRef<NewInvitation>(undefined);

  const sent = (): SendResult => {
    doubtful.current = undefined;
    toast.success(texts.sent);
    return { kind: 'sent' };
  };

  /** The invitation arrived although its response was lost. */
  const found = (): SendResult => {
    cache.refresh(invitationsKeys.isAny);
    return sent();
  };

  const failed = (error: unknown): SendResult => {
    toast.danger(texts.notSent);
    return { kind: 'failed', reason: describeError(error) };
  };

  return async (invitation) => {
    try {
      if (isSame(doubtful.current, invitation) && (await hasArrived(invitation))) return found();
      if (!(await isStillCommon(cache, invitation))) return { kind: 'taken' };
    } catch (error) {
      return failed(error);
    }
    try {
      await invite(invitation);
      return sent();
    } catch (error) {
      doubtful.current = mayHaveArrived(error) ? invitation : undefined;
      // If these checks fail as well, report the original error.
      if (doubtful.current && (await hasArrived(invitation).catch(() => false))) return found();
      if (outcome(error) === 'conflict' && !(await isStillCommon(cache, invitation).catch(() => true)))
        return { kind: 'taken' };
      return failed(error);
    }
  };
}

function isSame(one: NewInvitation | undefined, other: NewInvitation): boolean {
  return one?.user_id === other.user_id && one.date === other.date && one.point === other.point;
}

/** Refetches the day for both companies, updates the cache, and checks whether the slot is still available. */
export async function isStillCommon(cache: QueryCache, { user_id, date, point }: NewInvitation): Promise<boolean> {
  const [theirs, own] = await Promise.all([getPoints(date, user_id), getPoints(date)]);
  cache.write(meetingsKeys.points(date, user_id), theirs);
  cache.write(meetingsKeys.points(date), own);
  const theirStatus = theirs.find((slot) => slot.point === point)?.status;
  const ownStatus = own.find((slot) => slot.point === point)?.status;
  // The user's own working hours do not matter, only meetings do.
  return theirStatus === 'AVAILABLE' && ownStatus !== 'ASSIGNED' && !isPastSlot(date, point);
}
