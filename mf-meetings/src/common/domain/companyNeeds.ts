import type { Participant } from 'shared-api/contract';

/** Themes named in a row. */
const THEMES = 2;

/** A company's wishes or offers as items of one line: «Ищут: кружки,», «шоперы», «· от 300 000 ₽». */
export function companyNeeds({
  type,
  activity,
  minimum_sum: [sum],
}: Pick<Participant, 'type' | 'activity' | 'minimum_sum'>): string[] {
  const [first, second] = activity.slice(0, THEMES).map(({ value }) => inSentence(value));
  const verb = type === 'Заказчик' ? 'Ищут' : 'Предлагают';
  return [
    ...(first === undefined ? [] : [`${verb}: ${first}${second === undefined ? '' : ','}`]),
    ...(second === undefined ? [] : [second]),
    ...(sum === undefined ? [] : [first === undefined ? sum : `· ${sum}`]),
  ];
}

/** Lower case inside a sentence, except for abbreviations such as «POS-материалы». */
function inSentence(theme: string): string {
  return /^\p{Lu}\p{Ll}/u.test(theme) ? theme.charAt(0).toLowerCase() + theme.slice(1) : theme;
}
