import { useRef } from 'react';
import { ApiError, describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { useQueryCache } from 'shared-api/query';
import { toast } from 'shared-ui/toast';
import { hasArrived } from '#api/hasArrived';
import { isLostAnswer } from '#api/isLostAnswer';
import { useInvite } from '#api/useInvite';
import { texts } from '../texts';
import { isStillCommon } from './isStillCommon';

type NewInvitation = Schema<'NewInvitation'>;

/** How sending ended: `taken` when one of the two has no time then any more. */
export type SendResult = { kind: 'sent' } | { kind: 'taken' } | { kind: 'failed'; reason: string };

/**
 * Sends an invitation or a request to move, once, and says so (PART-07): it checks again that both have the time, and when the answer is
 * lost it looks whether the invitation has arrived before anybody may send it again.
 */
export function useSendInvitation(): (invitation: NewInvitation) => Promise<SendResult> {
  const cache = useQueryCache();
  const invite = useInvite();
  /** What was sent and never answered. */
  const doubtful = useRef<NewInvitation>(undefined);

  const sent = (): SendResult => {
    doubtful.current = undefined;
    toast.success(texts.sent);
    return { kind: 'sent' };
  };

  /** It is there, although no answer said so. */
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
      doubtful.current = isLostAnswer(error) ? invitation : undefined;
      // Neither question is worth more than the first failure: without an answer to it, that failure is said.
      if (doubtful.current && (await hasArrived(invitation).catch(() => false))) return found();
      if (isConflict(error) && !(await isStillCommon(cache, invitation).catch(() => true))) return { kind: 'taken' };
      return failed(error);
    }
  };
}

function isSame(one: NewInvitation | undefined, other: NewInvitation): boolean {
  return one?.user_id === other.user_id && one.date === other.date && one.point === other.point;
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 409;
}
