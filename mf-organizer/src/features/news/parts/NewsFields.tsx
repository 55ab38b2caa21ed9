import type { FormikContextType } from 'formik';
import { todayInMoscow } from 'shared-api/time';
import { Checkbox } from 'shared-ui/Checkbox';
import { DatePicker } from 'shared-ui/DatePicker';
import { FieldPair } from 'shared-ui/FieldPair';
import { formFields } from 'shared-ui/forms';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import type { NewsPostAnswer } from '../api/useNewsPost';
import { LONGEST } from '../limits';
import { lengthOf } from '../state/lengthOf';
import type { NewsValues } from '../state/newsValues';
import { texts } from '../texts';

interface NewsFieldsProps {
  formik: FormikContextType<NewsValues>;
  problems: Partial<Record<string, string>>;
  audiences: NewsPostAnswer['audiences'];
  /** Participants see the post: it keeps its time and sends no second notice. */
  isPublished: boolean;
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const AUDIENCES = optionsOf(texts.audiences);
const TIMES = optionsOf({ now: texts.now, later: texts.later });

/** Fields of a post; the counters count what will be sent. */
export function NewsFields({ formik, problems, audiences, isPublished }: NewsFieldsProps) {
  const { values } = formik;
  const field = formFields(formik);
  const input = (name: keyof NewsValues & ('title' | 'text' | 'time')) => ({
    ...field.input(name),
    error: problems[name],
  });
  const today = todayInMoscow();
  const day = (name: 'date' | 'pinnedUntil') => ({ ...field.choice(name), error: problems[name], today, min: today });
  return (
    <Stack gap={4}>
      <TextField
        {...input('title')}
        label={texts.headline}
        hint={texts.counted(lengthOf(values.title), LONGEST.title)}
        required
      />
      <Textarea
        {...input('text')}
        label={texts.text}
        hint={texts.counted(lengthOf(values.text), LONGEST.text)}
        minRows={8}
        maxRows={20}
        required
      />
      <RadioGroup
        {...field.choice('audience')}
        label={texts.audience}
        options={AUDIENCES}
        onChange={(audience) => void formik.setFieldValue('audience', audience)}
      />
      {!isPublished && (
        <RadioGroup
          {...field.choice('when')}
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
      <Checkbox {...field.tick('isPinned')} error={undefined} label={texts.pin} />
      {values.isPinned && <DatePicker {...day('pinnedUntil')} label={texts.pinDate} required />}
      {!isPublished && (
        <Checkbox
          {...field.tick('notify')}
          error={undefined}
          label={texts.notify}
          hint={texts.notifyHint(audiences[values.audience])}
        />
      )}
    </Stack>
  );
}
