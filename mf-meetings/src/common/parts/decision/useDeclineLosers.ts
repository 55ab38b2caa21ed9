import { useState } from 'react';
import { createClientId, describeError, outcome } from 'shared-api/client';
import { useSendNote } from '#api/unsent';
import { useDecideInvitation } from '#api/useDecideInvitation';
import { getOpenInvitations, type OpenInvitation } from '#api/useOpenInvitations';
import type { Loser } from '#state/losers';

export type LoserResult =
  | { kind: 'under-way' }
  /** `note` is undefined when the message was empty */
  | { kind: 'declined'; note: 'sent' | 'waiting' | undefined }
  /** At least one of the company's invitations is still open. */
  | { kind: 'left-open'; reason: string }
  | { kind: 'not-written'; reason: string };

/** Declining one company: its message and the result so far. */
export interface LoserTask extends Loser {
  /** Idempotency key of the message, reused by retries. */
  clientId: string;
  text: string;
  result: LoserResult;
}

/**
 * Declines the invitations that compete with an accepted one and writes to each company. The server may have cancelled
 * them itself: invitations that are not open any more count as declined.
 */
export function useDeclineLosers() {
  const [tasks, setTasks] = useState<readonly LoserTask[]>([]);
  const decide = useDecideInvitation();
  const sendNote = useSendNote();

  const declineAll = async (invitations: readonly OpenInvitation[]) => {
    for (const invitation of invitations) {
      const decision = invitation.kind.direction === 'incoming' ? 'reject' : 'cancel';
      await decide({ decision, invitation }).catch(ignoreDecided);
    }
  };

  const settle = async (task: LoserTask, isOpen: (invitation: OpenInvitation) => boolean) => {
    const show = (result: LoserResult) =>
      setTasks((all) => all.map((each) => (each.userId === task.userId ? { ...each, result } : each)));
    show({ kind: 'under-way' });
    try {
      await declineAll(task.invitations.filter(isOpen));
    } catch (error) {
      return show({ kind: 'left-open', reason: describeError(error) });
    }
    if (task.text === '') return show({ kind: 'declined', note: undefined });
    try {
      show({ kind: 'declined', note: await sendNote(task) });
    } catch (error) {
      show({ kind: 'not-written', reason: describeError(error) });
    }
  };

  /** Declines all of them in parallel; `tasks` shows the results. */
  const start = async (losers: readonly Loser[], text: string) => {
    const begun = losers.map((loser): LoserTask => {
      return { ...loser, clientId: createClientId(), text: text.trim(), result: { kind: 'under-way' } };
    });
    setTasks(begun);
    const stillOpen = await getOpenInvitations().catch(() => undefined);
    // If the lookup fails, try every invitation.
    const isOpen = ({ id }: OpenInvitation) => !stillOpen || stillOpen.some((each) => each.id === id);
    await Promise.all(begun.map((task) => settle(task, isOpen)));
  };

  return { tasks, start, retry: (task: LoserTask) => settle(task, () => true) };
}

/** 404 or 409: the invitation was already decided by the other participant, another window or the server. */
function ignoreDecided(error: unknown): void {
  if (!['not-found', 'conflict'].includes(outcome(error))) throw error;
}
