import { useState } from 'react';
import { problemOf } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { formatDate, todayInMoscow } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { DatePicker } from 'shared-ui/DatePicker';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { FieldPair } from 'shared-ui/Field';
import { findProblems } from 'shared-ui/forms';
import { TextField } from 'shared-ui/TextField';
import { PasswordConfirmDialog } from '#parts/PasswordConfirmDialog';
import { useConfirmed } from '#state/useConfirmed';
import { useVersionedForm } from '#state/useVersionedForm';
import { useSaveEvent } from '../api/useOrganizerEvent';
import { eventSchema } from '../state/schemas';
import { isEventValues, type EventValues } from '../state/shapes';
import { texts } from '../texts';
import { CardForm } from './CardForm';

const NO_EVENT: EventValues = { name: '', datestart: '', dateend: '', venue: '', address: '' };

interface EventCardProps {
  /** Null before the first event is planned. */
  event: Schema<'OrganizerEvent'> | null;
}

/** Name, dates and place of the event; new dates ask about what is outside them (ORG-07). */
export function EventCard({ event }: EventCardProps) {
  const save = useSaveEvent();
  const { confirmed, confirmation } = useConfirmed();
  const [consequence, setConsequence] = useState<string>();
  const form = useVersionedForm<EventValues, Schema<'OrganizerEvent'>, 'accept'>({
    draft: 'organizer-event',
    saved: event ? valuesOf(event) : NO_EVENT,
    version: event?.version ?? 0,
    problemsOf: (values) => findProblems(eventSchema, values),
    isValues: isEventValues,
    send: (values, version, intent) => confirmed(() => save({ ...values, version, accept: intent === 'accept' })),
    valuesOf,
    describe: (values) => [
      { label: texts.name, text: values.name },
      { label: texts.datestart, text: values.datestart && formatDate(values.datestart), group: texts.dates },
      { label: texts.dateend, text: values.dateend && formatDate(values.dateend), group: texts.dates },
      { label: texts.venue, text: values.venue },
      { label: texts.address, text: values.address },
    ],
    onFailure: (error) => {
      const problem = problemOf(error);
      const hasConsequence = problem.kind === 'http' && problem.status === 409 && problem.details !== undefined;
      if (hasConsequence) setConsequence(problem.text);
      return hasConsequence;
    },
  });
  const { input, choice } = form.fields;
  const day = (name: 'datestart' | 'dateend') => ({ ...choice(name), today: todayInMoscow() });
  return (
    <>
      <CardForm title={texts.event} form={form}>
        {event === null && <Alert kind="info">{texts.noEvent}</Alert>}
        <TextField {...input('name')} label={texts.name} />
        <FieldPair>
          <DatePicker {...day('datestart')} label={texts.datestart} required />
          <DatePicker {...day('dateend')} label={texts.dateend} required />
        </FieldPair>
        <TextField {...input('venue')} label={texts.venue} />
        <TextField {...input('address')} label={texts.address} />
        <ConfirmDialog
          isOpen={consequence !== undefined}
          isDanger
          title={texts.outsideTitle}
          confirmLabel={texts.accept}
          cancelLabel={texts.dismiss}
          onClose={() => setConsequence(undefined)}
          onConfirm={() => form.save('accept')}
        >
          {consequence}
        </ConfirmDialog>
      </CardForm>
      {/* Outside of the form, which would be submitted with the password's. */}
      {confirmation && <PasswordConfirmDialog {...confirmation} />}
    </>
  );
}

function valuesOf({ name, datestart, dateend, venue, address }: Schema<'OrganizerEvent'>): EventValues {
  return { name, datestart, dateend, venue, address };
}
