import { useState } from 'react';
import { describeAuthErrors } from 'shared-api/auth-errors';
import { describeError, problemOf } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { draftField, keepFormDraft, readFormDraft } from 'shared-api/storage';
import { findProblems, type Refusal } from 'shared-ui/forms';
import { readVersionConflict, type VersionConflict } from '#domain/versionConflict';
import { useSaveParticipant } from '../api/useParticipantCard';
import { cardSchema, type CardValues } from '../card.schema';
import { conflictFields, isSameCard, toForm, toValues, type EditedCard } from './cardForm';

const fields = { stand: draftField.text, note: draftField.text, storage: draftField.text, email: draftField.text };

/**
 * What organizers edit on a card. Typed text is kept on this device until it is saved; a save after another organizer's
 * shows both versions.
 */
export function useParticipantForm(card: Schema<'OrganizerCard'>) {
  const draft = `organizer.participant.${card.id}`;
  const save = useSaveParticipant();
  const [base, setBase] = useState<EditedCard>(card);
  const [values, setValues] = useState<CardValues>(() => ({ ...toValues(card), ...readFormDraft(draft, fields) }));
  const [refusal, setRefusal] = useState<Refusal<CardValues>>();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<VersionConflict<EditedCard>>();
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const isDirty = !isSameCard(toValues(base), values);

  // Without own changes the form follows the card.
  if (!isDirty && card.version > base.version && !conflict) {
    setBase(card);
    setValues(toValues(card));
  }

  const show = (next: CardValues, on: EditedCard) => {
    setValues(next);
    keepFormDraft(draft, isSameCard(toValues(on), next) ? {} : next);
  };

  const send = async (on: EditedCard) => {
    setFailure(undefined);
    setPhase('saving');
    try {
      const saved = await save(card.id, toForm(values, on));
      setBase(saved);
      setConflict(undefined);
      show(toValues(saved), saved);
      setPhase('saved');
    } catch (error) {
      setPhase('editing');
      const found = readVersionConflict<EditedCard>(error);
      setConflict(found);
      if (found) return;
      const isForm = problemOf(error).kind === 'form';
      if (isForm) setRefusal({ fields: describeAuthErrors(error).fields, values });
      else setFailure(describeError(error));
    }
  };

  const problems = findProblems(cardSchema, values, refusal);
  return {
    values,
    problems,
    isDirty,
    failure,
    phase,
    /** The other organizer's version, with the e-mail as this form knew it. */
    conflict: conflict && { ...conflict, theirs: toValues({ email: base.email, ...conflict.current }) },
    change: (part: Partial<CardValues>) => {
      setPhase('editing');
      show({ ...values, ...part }, base);
    },
    /** Labels of the changed fields. */
    changed: conflictFields(toValues(base), values).map(({ label }) => label),
    cancel: () => {
      setFailure(undefined);
      setRefusal(undefined);
      setConflict(undefined);
      show(toValues(base), base);
    },
    submit: () => {
      if (Object.keys(problems).length === 0 && phase !== 'saving') void send(base);
    },
    takeTheirs: () => {
      if (!conflict) return;
      const theirs = { ...base, ...conflict.current };
      setBase(theirs);
      setConflict(undefined);
      show(toValues(theirs), theirs);
    },
    keepMine: () => {
      if (!conflict) return;
      const theirs = { ...base, ...conflict.current };
      setBase(theirs);
      void send(theirs);
    },
  };
}
