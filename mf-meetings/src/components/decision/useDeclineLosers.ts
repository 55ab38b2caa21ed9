import { useState } from 'react';
import { ApiError, describeError } from 'shared-api/client';
import { createClientId } from 'shared-api/messages';
import { useDecideInvitation } from '#api/useDecideInvitation';
import { getOpenInvitations, type OpenInvitation } from '#api/useOpenInvitations';
import { useSendNote } from '#api/useSendNote';
import type { Loser } from './losers';

/** How it stands with one company whose requests fall. */
export type LoserResult =
  | { kind: 'under-way' }
  /** `note` undefined: there was nothing to write */
  | { kind: 'declined'; note: 'sent' | 'waiting' | undefined }
  /** A request of theirs is still open. */
  | { kind: 'left-open'; reason: string }
  | { kind: 'not-written'; reason: string };

/** What is left to do about one company, and how it went so far. */
export interface LoserTask extends Loser {
  /** Made once, so that a retry never writes twice. */
  clientId: string;
  text: string;
  result: LoserResult;
}

/**
 * Declines the requests that fall when another one was accepted, and writes to each company. A server may have cancelled them by
 * itself by then: what is not open any more counts as declined.
 */
export function useDeclineLosers() {
  const [tasks, setTasks] = useState<readonly LoserTask[]>([]);
  const decide = useDecideInvitation();
  const sendNote = useSendNote();

  const declineAll = async (requests: readonly OpenInvitation[]) => {
    for (const request of requests) {
      const decision = request.kind.direction === 'incoming' ? 'reject' : 'cancel';
      await decide({ decision, invitation: request }).catch(ignoreDecided);
    }
  };

  const settle = async (task: LoserTask, isOpen: (request: OpenInvitation) => boolean) => {
    const show = (result: LoserResult) =>
      setTasks((all) => all.map((each) => (each.userId === task.userId ? { ...each, result } : each)));
    show({ kind: 'under-way' });
    try {
      await declineAll(task.requests.filter(isOpen));
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

  /** Begins with all of them; what became of each stands in `tasks`. */
  const start = async (losers: readonly Loser[], text: string) => {
    const begun = losers.map((loser): LoserTask => {
      return { ...loser, clientId: createClientId(), text: text.trim(), result: { kind: 'under-way' } };
    });
    setTasks(begun);
    const stillOpen = await getOpenInvitations().catch(() => undefined);
    // When that is not known, each is tried.
    const isOpen = ({ id }: OpenInvitation) => !stillOpen || stillOpen.some((each) => each.id === id);
    await Promise.all(begun.map((task) => settle(task, isOpen)));
  };

  return { tasks, start, retry: (task: LoserTask) => settle(task, () => true) };
}

/** Somebody was faster: the other side, another window, or the server itself. The request is not open any more. */
function ignoreDecided(error: unknown): void {
  const isDecided =
    error instanceof ApiError && error.problem.kind === 'http' && [404, 409].includes(error.problem.status);
  if (!isDecided) throw error;
}
