import { lengthOf } from 'shared-api/text';
import { todayInMoscow } from 'shared-api/time';
import { Checkbox } from 'shared-ui/Checkbox';
import { DatePicker } from 'shared-ui/DatePicker';
import { FieldPair } from 'shared-ui/Field';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import type { NewsPostAnswer } from '../api/useNewsPost';
import { LONGEST } from '../limits';
import type { useNewsEditor } from '../state/useNewsEditor';
import { texts } from '../texts';

interface NewsFieldsProps {
  form: Pick<ReturnType<typeof useNewsEditor>, 'formik' | 'fields'>;
  audiences: NewsPostAnswer['audiences'];
  /** Participants see the post: it keeps its time and sends no second notice. */
  isPublished: boolean;
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const AUDIENCES = optionsOf(texts.audiences);
const TIMES = optionsOf({ now: texts.now, later: texts.later });

/** Fields of a post; the counters count what will be sent. */
export function NewsFields({ form: { formik, fields }, audiences, isPublished }: NewsFieldsProps) {
  const { values } = formik;
  const { input, choice, tick } = fields;
  const today = todayInMoscow();
  const day = (name: 'date' | 'pinnedUntil') => ({ ...choice(name), today, min: today });
  return (
    <Stack gap={4}>
      <TextField
        {...input('title')}
        label={texts.headline}
        hint={texts.counted(lengthOf(values.title), LONGEST.title)}
        required
      />
      <Textarea {...input('text')} label={texts.text} limit={LONGEST.text} minRows={8} maxRows={20} required />
      <RadioGroup
        {...choice('audience')}
        label={texts.audience}
        options={AUDIENCES}
        onChange={(audience) => void formik.setFieldValue('audience', audience)}
      />
      {!isPublished && (
        <RadioGroup
          {...choice('when')}
          label={texts.when}
          options={TIMES}
          onChange={(when) => void formik.setFieldValue('when', when)}
        />
      )}
      {!isPublished && values.when === 'later' && (
        <FieldPair>
          <DatePicker {...day('date')} label={texts.date} required />
          <TextField {...input('time')} type="time" label={texts.time} required />
        </FieldPair>
      )}
      <Checkbox {...tick('isPinned')} label={texts.pin} />
      {values.isPinned && <DatePicker {...day('pinnedUntil')} label={texts.pinDate} required />}
      {!isPublished && (
        <Checkbox {...tick('notify')} label={texts.notify} hint={texts.notifyHint(audiences[values.audience])} />
      )}
    </Stack>
  );
}
