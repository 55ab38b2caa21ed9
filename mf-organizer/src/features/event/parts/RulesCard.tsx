import type { Schema } from 'shared-api/contract';
import { findProblems } from 'shared-ui/forms';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import { useVersionedForm } from '#state/useVersionedForm';
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
  const form = useVersionedForm<RulesValues, { rules?: Rules | null; version: number }>({
    draft: 'organizer-rules',
    saved: valuesOf(rules),
    version,
    problemsOf: (values) => findProblems(rulesSchema, values),
    isValues: isRules,
    send: ({ kind, url, text }, seen) =>
      save('rules', { rules: kind === 'text' ? { text } : { url: url.trim() }, version: seen }),
    valuesOf: (state) => valuesOf(state.rules ?? {}),
    describe: ({ kind, url, text }) => [{ label: texts.rules, text: kind === 'text' ? text : url }],
  });
  const { kind } = form.formik.values;
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
          {...form.fields.input('text')}
          label={texts.text}
          limit={LONGEST.rules}
          minRows={6}
          maxRows={20}
          required
        />
      ) : (
        <TextField {...form.fields.input('url')} type="url" label={texts.link} required />
      )}
    </CardForm>
  );
}

function valuesOf({ url = '', text = '' }: Rules): RulesValues {
  return { kind: text ? 'text' : 'url', url, text };
}
