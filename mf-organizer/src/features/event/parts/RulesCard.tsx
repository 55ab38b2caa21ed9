import type { Schema } from 'shared-api/contract';
import { formFields } from 'shared-ui/forms';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import { useCardForm } from '#state/useCardForm';
import { useSaveSite } from '../api/useSite';
import { LONGEST } from '../limits';
import { rulesSchema } from '../state/schemas';
import { isRules, type RulesValues } from '../state/shapes';
import { texts } from '../texts';
import { CardForm } from './CardForm';

type Rules = NonNullable<Schema<'Site'>['rules']>;

interface RulesCardProps {
  rules: Rules;
  version: number;
}

/** Rules of the meetings, as a link or as text (ORG-07). */
export function RulesCard({ rules, version }: RulesCardProps) {
  const save = useSaveSite();
  const form = useCardForm<RulesValues, { rules?: Rules | null; version: number }>({
    draft: 'organizer-rules',
    saved: valuesOf(rules),
    version,
    schema: rulesSchema,
    isValues: isRules,
    send: ({ kind, url, text }, seen) =>
      save('rules', { rules: kind === 'text' ? { text } : { url: url.trim() }, version: seen }),
    valuesOf: (state) => valuesOf(state.rules ?? {}),
    describe: ({ kind, url, text }) => [{ label: texts.rules, text: kind === 'text' ? text : url }],
  });
  const field = formFields(form.formik);
  const { kind, text } = form.formik.values;
  return (
    <CardForm title={texts.rules} form={form}>
      <RadioGroup
        label={texts.rulesKind}
        options={[
          { value: 'url', label: texts.rulesLink },
          { value: 'text', label: texts.rulesText },
        ]}
        value={kind}
        onChange={(value) => void form.formik.setFieldValue('kind', value)}
      />
      {kind === 'text' ? (
        <Textarea
          {...field.input('text')}
          error={form.problems.text}
          label={texts.text}
          hint={texts.length(text.length, LONGEST.rules)}
          minRows={6}
          maxRows={20}
          required
        />
      ) : (
        <TextField {...field.input('url')} error={form.problems.url} type="url" label={texts.link} required />
      )}
    </CardForm>
  );
}

function valuesOf({ url = '', text = '' }: Rules): RulesValues {
  return { kind: text ? 'text' : 'url', url, text };
}
