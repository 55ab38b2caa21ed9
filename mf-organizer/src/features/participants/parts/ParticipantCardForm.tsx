import type { Schema } from 'shared-api/contract';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import { VersionedForm } from '#parts/VersionedForm';
import { useParticipantForm } from '../state/useParticipantForm';
import { texts } from '../texts';

interface ParticipantCardFormProps {
  card: Schema<'OrganizerCard'>;
}

/** What organizers note and change on a company (ORG-03, ORG-10). */
export function ParticipantCardForm({ card }: ParticipantCardFormProps) {
  const form = useParticipantForm(card);
  const { input } = form.fields;
  return (
    <VersionedForm title={texts.cardForm} form={form}>
      <TextField {...input('stand')} label={texts.cardFields.stand} />
      <Textarea {...input('note')} label={texts.cardFields.note} hint={texts.noteHint} minRows={2} />
      <TextField {...input('storage')} label={texts.cardFields.storage} inputMode="numeric" />
      <TextField {...input('email')} type="email" label={texts.cardFields.email} hint={texts.emailHint} />
    </VersionedForm>
  );
}
