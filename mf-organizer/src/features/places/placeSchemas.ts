import { number, object, ref, string, type InferType } from 'yup';
import { isBlank } from 'shared-api/text';
import { ruleTexts } from 'shared-ui/forms';
import { LARGEST_NUMBER, NAME_LENGTH, PLACES_AT_ONCE } from './limits';
import { texts } from './texts';

const count = number()
  .typeError(texts.numberWrong)
  .required(texts.numberWrong)
  .integer(texts.numberWrong)
  .min(1, texts.numberWrong)
  .max(LARGEST_NUMBER, texts.numberWrong);
const hall = string().trim().max(NAME_LENGTH, texts.nameLong);
const kind = string()
  .oneOf(['table', 'stand', 'room'] as const)
  .required();

/** «Добавить столы: от 1 до 40, зал Б» */
export const addSchema = object({
  kind,
  from: count,
  to: count.min(ref('from'), texts.rangeWrong).test('range', texts.rangeLong, (to = 0, { parent }) => {
    const { from } = parent as { from: number };
    return to - from < PLACES_AT_ONCE;
  }),
  hall,
});

export const placeSchema = object({
  label: string()
    .trim()
    .required(ruleTexts.required)
    .test('visible', ruleTexts.required, (label = '') => !isBlank(label))
    .max(NAME_LENGTH, texts.nameLong),
  hall,
  kind,
});

export type PlaceValues = Required<InferType<typeof placeSchema>>;
