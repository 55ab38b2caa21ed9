import { formFields } from 'shared-ui/forms';
import { TextField } from 'shared-ui/TextField';
import { useCardForm } from '#state/useCardForm';
import { useSaveSite } from '../api/useSite';
import { privacySchema } from '../state/schemas';
import { isPrivacy } from '../state/shapes';
import { texts } from '../texts';
import { CardForm } from './CardForm';

interface PrivacyCardProps {
  url: string;
  version: number;
}

/** Address of the privacy policy that the sign-up form links to (ORG-07). */
export function PrivacyCard({ url, version }: PrivacyCardProps) {
  const save = useSaveSite();
  const form = useCardForm<{ url: string }, { privacy?: { url: string } | null; version: number }>({
    draft: 'organizer-privacy',
    saved: { url },
    version,
    schema: privacySchema,
    isValues: isPrivacy,
    send: (values, seen) => save('privacy', { privacy: { url: values.url.trim() }, version: seen }),
    valuesOf: (state) => ({ url: state.privacy?.url ?? '' }),
    describe: (values) => [{ label: texts.privacy, text: values.url }],
  });
  const field = formFields(form.formik);
  return (
    <CardForm title={texts.privacy} form={form}>
      <TextField {...field.input('url')} error={form.problems.url} type="url" label={texts.link} required />
    </CardForm>
  );
}
