import { useRef } from 'react';
import { describeError } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { useQueryCache } from 'shared-api/query';
import { useDecideInvitation } from '#api/useDecideInvitation';
import { getOpenInvitations } from '#api/useOpenInvitations';
import { useRejectFinally } from '#api/useRejectFinally';
import { texts } from '../texts';
import { isStillCommon } from './isStillCommon';
import { useSendInvitation, type SendResult } from './useSendInvitation';

/** `over`: there is nothing more to do here, and `text` says what is left. */
export type CounterOfferResult = SendResult | { kind: 'over'; text: string };

interface Slot {
  date: string;
  point: string;
}

/**
 * Answers an incoming request with another time: the new request goes first, so that the other side never ends up with nothing, then the
 * old one is rejected; a rejection that has no connection follows by itself. The server takes one request per meeting to move it, so
 * there the rejection comes first, and what is left to do is said.
 */
export function useCounterOffer(invitation: Invitation): (slot: Slot) => Promise<CounterOfferResult> {
  const cache = useQueryCache();
  const send = useSendInvitation();
  const rejectFinally = useRejectFinally();
  const decide = useDecideInvitation();
  const isRejected = useRef(false);
  const { id, user_id, _date, _point } = invitation;

  const offer = async (slot: Slot): Promise<CounterOfferResult> => {
    const result = await send({ user_id, ...slot });
    if (result.kind !== 'sent') return result;
    try {
      const rejection = await rejectFinally({ id });
      return rejection === 'sent' ? result : { kind: 'over', text: texts.rejectionWaits };
    } catch (error) {
      return { kind: 'over', text: texts.rejectionRefused(describeError(error)) };
    }
  };

  /** Rejects unless it has been decided already, e.g. by a call whose answer was lost. */
  const reject = async () => {
    try {
      await decide({ decision: 'reject', invitation });
    } catch (error) {
      const open = await getOpenInvitations().catch(() => undefined);
      if (!open || open.some((each) => each.id === id)) throw error;
    }
    isRejected.current = true;
  };

  const offerMove = async (slot: Slot, from: { _date: string; _point: string }): Promise<CounterOfferResult> => {
    const proposal = { user_id, ...slot, ...from };
    try {
      if (!isRejected.current && !(await isStillCommon(cache, proposal))) return { kind: 'taken' };
      if (!isRejected.current) await reject();
    } catch (error) {
      return { kind: 'failed', reason: describeError(error) };
    }
    const result = await send(proposal);
    return result.kind === 'failed' ? { kind: 'failed', reason: texts.rejectedOnly(result.reason) } : result;
  };

  return (slot) => (_date === null || _point === null ? offer(slot) : offerMove(slot, { _date, _point }));
}
