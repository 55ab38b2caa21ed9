import { useRef } from 'react';
import { describeError } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { useQueryCache } from 'shared-api/query';
import { useRejectFinally } from '#api/unsent';
import { useDecideInvitation } from '#api/useDecideInvitation';
import { getOpenInvitations } from '#api/useOpenInvitations';
import { texts } from '../texts';
import { isStillCommon, useSendInvitation, type SendResult } from './useSendInvitation';

/** `over`: further attempts are not possible; `text` explains the outcome. */
export type CounterOfferResult = SendResult | { kind: 'over'; text: string };

interface Slot {
  date: string;
  point: string;
}

/**
 * Answers a received invitation with another time. The new invitation is sent first, so that the other company always
 * has an open invitation, then the former is rejected; when offline, the outbox rejects it later. For a move the
 * rejection goes first, because the server accepts one open invitation per meeting; if the second step fails, the
 * message says so.
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
      const rejection = await rejectFinally({ id, userId: user_id });
      return rejection === 'sent' ? result : { kind: 'over', text: texts.rejectionWaits };
    } catch (error) {
      return { kind: 'over', text: texts.rejectionRefused(describeError(error)) };
    }
  };

  /** Rejects the invitation unless it is already decided, e.g. by a call whose response was lost. */
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
