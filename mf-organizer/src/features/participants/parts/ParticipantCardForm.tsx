import type { Schema } from 'shared-api/contract';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import { ConflictAlert } from '#parts/ConflictAlert';
import { useSaveBar } from '#state/useSaveBar';
import { conflictFields } from '../state/cardForm';
import { useParticipantForm } from '../state/useParticipantForm';
import { texts } from '../texts';

interface ParticipantCardFormProps {
  card: Schema<'OrganizerCard'>;
}

/** What organizers note and change on a company (ORG-03, ORG-10). */
export function ParticipantCardForm({ card }: ParticipantCardFormProps) {
  const form = useParticipantForm(card);
  const { values, problems, conflict, change } = form;
  const isBusy = form.phase === 'saving';
  useSaveBar(
    form.isDirty && !conflict ? { changed: form.changed, isBusy, save: form.submit, cancel: form.cancel } : undefined,
  );
  return (
    <form
      noValidate
      aria-label={texts.cardForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isDirty) form.submit();
      }}
    >
      <Stack gap={3}>
        <TextField
          label={texts.cardFields.stand}
          value={values.stand}
          error={problems.stand}
          onChange={({ target }) => change({ stand: target.value })}
        />
        <Textarea
          label={texts.cardFields.note}
          hint={texts.noteHint}
          value={values.note}
          error={problems.note}
          minRows={2}
          onChange={({ target }) => change({ note: target.value })}
        />
        <TextField
          label={texts.cardFields.storage}
          inputMode="numeric"
          value={values.storage}
          error={problems.storage}
          onChange={({ target }) => change({ storage: target.value })}
        />
        <TextField
          type="email"
          label={texts.cardFields.email}
          hint={texts.emailHint}
          value={values.email}
          error={problems.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        {conflict && (
          <ConflictAlert
            conflict={conflict}
            fields={conflictFields(conflict.theirs, values)}
            isBusy={isBusy}
            onTakeTheirs={form.takeTheirs}
            onKeepMine={form.keepMine}
          />
        )}
        {form.phase === 'saved' && <Alert kind="success">{texts.saved}</Alert>}
        {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      </Stack>
      {/* Browsers save on Enter only in a form with such a button. */}
      <span hidden>
        <Button type="submit">{texts.save}</Button>
      </span>
    </form>
  );
}
