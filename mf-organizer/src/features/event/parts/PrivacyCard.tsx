import { findProblems } from 'shared-ui/forms';
import { TextField } from 'shared-ui/TextField';
import { useVersionedForm } from '#state/useVersionedForm';
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
  const form = useVersionedForm<{ url: string }, { privacy?: { url: string } | null; version: number }>({
    draft: 'organizer-privacy',
    saved: { url },
    version,
    problemsOf: (values) => findProblems(privacySchema, values),
    isValues: isPrivacy,
    send: (values, seen) => save('privacy', { privacy: { url: values.url.trim() }, version: seen }),
    valuesOf: (state) => ({ url: state.privacy?.url ?? '' }),
    describe: (values) => [{ label: texts.privacy, text: values.url }],
  });
  return (
    <CardForm title={texts.privacy} form={form}>
      <TextField {...form.fields.input('url')} type="url" label={texts.link} required />
    </CardForm>
  );
}
