import type { Participant, UserType } from '../contract';

/**
 * A company's branding as screens show it: a supplier's as required or not, a customer's in their own words
 * (specification, section 5, CARD-06).
 * @returns undefined when the field is empty
 */
export function brandingLabel({ type, branding }: Pick<Participant, 'type' | 'branding'>): string | undefined {
  const text = branding.trim();
  if (text === '') return undefined;
  return type === 'Заказчик' ? text : requirementOf(text);
}

/** Branding options for a company of this type, from the server's values. */
export function brandingOptions(values: readonly string[], type: UserType): { value: string; label: string }[] {
  const labels = values.map((branding) => brandingLabel({ type, branding }));
  // If two labels would be equal, the server's own words distinguish the options.
  const isClear = new Set(labels).size === labels.length;
  return values.map((value, index) => ({ value, label: (isClear && labels[index]) || value }));
}

/** The first word decides: «Нет», «Не требуется» and so on mean «not required». */
function requirementOf(value: string): string {
  return /^(не|нет)(?![а-яё])/i.test(value) ? 'Не требуется брендирование' : 'Требуется брендирование';
}
