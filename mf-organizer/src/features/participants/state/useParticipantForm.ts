import { useState } from 'react';
import { describeAuthErrors } from 'shared-api/auth-errors';
import { problemOf } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { findProblems, type Refusal } from 'shared-ui/forms';
import { useVersionedForm } from '#state/useVersionedForm';
import { useSaveParticipant } from '../api/useParticipantCard';
import { cardSchema, type CardValues } from '../card.schema';
import { describe, isCardValues, toForm, toValues, type EditedCard } from './cardForm';

/** What organizers edit on a card; an e-mail that the server refuses is marked. */
export function useParticipantForm(card: Schema<'OrganizerCard'>) {
  const save = useSaveParticipant();
  const [refusal, setRefusal] = useState<Refusal<CardValues>>();
  return useVersionedForm<CardValues, EditedCard>({
    draft: `organizer.participant.${card.id}`,
    saved: toValues(card, card.email),
    version: card.version,
    problemsOf: (values) => findProblems(cardSchema, values, refusal),
    isValues: isCardValues,
    send: (values, version, _, base) => save(card.id, toForm(values, { ...card, version }, base.email)),
    // The conflict does not bring the e-mail.
    valuesOf: (theirs, { email }) => toValues(theirs, email),
    describe,
    onFailure: (error, values) => {
      const isForm = problemOf(error).kind === 'form';
      if (isForm) setRefusal({ fields: describeAuthErrors(error).fields, values });
      return isForm;
    },
  });
}
