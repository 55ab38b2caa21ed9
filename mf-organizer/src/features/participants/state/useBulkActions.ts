import { useEffect, useState } from 'react';
import { describeError, outcome as outcomeOf } from 'shared-api/client';
import { useConfirmed } from '#state/useConfirmed';
import { useChangeParticipants } from '../api/useChangeParticipants';
import type { BulkAction, BulkOutcome, BulkTarget, ParticipantsChange } from '../domain/bulk';
import { UNDO_MS } from '../limits';
import { texts } from '../texts';
import { useOutcomeFocus } from './useOutcomeFocus';

/** An action that waits for its dialog. */
export interface AskedAction {
  action: BulkAction;
  target: BulkTarget;
}

/** Props of the dialogs that ask about an action. */
export interface DecisionDialogProps {
  asked: AskedAction;
  /** Why the server refused the last attempt. */
  problem: string;
  /** Rejects when the dialog has to stay open. */
  onDecide: (decision?: Decision) => Promise<void>;
  onClose: () => void;
}

/** What a dialog adds to the action. */
export type Decision = { reason?: string; letter?: boolean };

/**
 * Decisions on one or many companies, some after a dialog, and their outcome.
 * @param recount reads again how many companies the filter finds
 * @param onDone the server has carried an action out
 */
export function useBulkActions(recount: () => Promise<number | undefined>, onDone: () => void) {
  const change = useChangeParticipants();
  const { confirmed, confirmation } = useConfirmed();
  const [asked, setAsked] = useState<AskedAction>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<BulkAction>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [failure, setFailure] = useState<string>();
  const focus = useOutcomeFocus(outcome?.undoIds !== undefined, (outcome ?? failure) !== undefined);

  const undoIds = outcome?.undoIds;
  const isRead = outcome?.refused.length === 0;
  useEffect(() => {
    if (!isRead && !undoIds) return undefined;
    // Refusals stay until they are closed.
    const end = () => setOutcome((shown) => (isRead ? undefined : shown && { ...shown, undoIds: undefined }));
    const timer = setTimeout(end, UNDO_MS);
    return () => clearTimeout(timer);
  }, [outcome, isRead, undoIds]);

  const run = async (made: ParticipantsChange, { names }: BulkTarget) => {
    const { done, refused } = await confirmed(() => change(made));
    const { action, bulk } = made;
    const isRefused = new Set(refused.map(({ id }) => id));
    const isUndoable = done > 0 && (action === 'activate' || action === 'decline');
    setFailure(undefined);
    setOutcome({
      action,
      done,
      refused,
      names,
      undoIds: isUndoable ? bulk.ids?.filter((id) => !isRefused.has(id)) : undefined,
    });
    onDone();
  };

  /** The filter finds another number of companies than was seen: the dialog asks again with the new one. */
  const askAgain = async ({ action, target }: AskedAction) => {
    const { except = [], filter } = target.bulk;
    const found = filter && (await recount());
    if (found === undefined) return;
    const bulk = { ...target.bulk, expected: found };
    setAsked({ action, target: { ...target, bulk, count: Math.max(0, found - except.length) } });
  };

  const runAtOnce = async (made: ParticipantsChange, target: BulkTarget) => {
    setBusy(made.action);
    try {
      await run(made, target);
    } catch (error) {
      setOutcome(undefined);
      setFailure(`${texts.actionFailed(made.action)} ${describeError(error)}`);
    } finally {
      setBusy(undefined);
    }
  };

  return {
    asked,
    problem,
    busy,
    outcome,
    failure,
    confirmation,
    /** Begins an action; irreversible ones and those on a whole filter ask first. */
    begin: (action: BulkAction, target: BulkTarget) => {
      focus.note();
      const isAsked = target.bulk.filter !== undefined || (action !== 'activate' && action !== 'return');
      if (isAsked) setAsked({ action, target });
      else void runAtOnce({ action, bulk: target.bulk }, target);
    },
    /** Carries out the asked action; rejects when its dialog has to stay open. */
    decide: async ({ reason = '', letter = false }: Decision = {}) => {
      if (!asked) return;
      const { action, target } = asked;
      try {
        await run({ action, bulk: target.bulk, reason, letter }, target);
      } catch (error) {
        setProblem(describeError(error));
        if (outcomeOf(error) === 'conflict') await askAgain(asked);
        throw error;
      }
    },
    close: () => setAsked(undefined),
    undo: () => {
      const { undoIds, names } = outcome ?? {};
      if (!undoIds || !names) return;
      setOutcome(outcome && { ...outcome, undoIds: undefined });
      const bulk = { ids: [...undoIds] };
      void runAtOnce({ action: 'return', bulk }, { bulk, count: bulk.ids.length, names });
    },
    dismiss: () => {
      setOutcome(undefined);
      setFailure(undefined);
    },
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
