import type { Participant, UserType } from '../contract';

/**
 * How a company's branding is said on screens: a supplier's as required or not, a customer's in their own words
 * (specification, section 5, CARD-06).
 * @returns undefined when nothing was filled in
 */
export function brandingLabel({ type, branding }: Pick<Participant, 'type' | 'branding'>): string | undefined {
  const text = branding.trim();
  if (text === '') return undefined;
  return type === 'Заказчик' ? text : requirementOf(text);
}

/** The server's values of branding as a company of this type chooses from them. */
export function brandingOptions(values: readonly string[], type: UserType): { value: string; label: string }[] {
  const labels = values.map((branding) => brandingLabel({ type, branding }));
  // Two values must not read the same: then the server's own words tell them apart.
  const isClear = new Set(labels).size === labels.length;
  return values.map((value, index) => ({ value, label: (isClear && labels[index]) || value }));
}

/** The first word decides: «Нет», «Не требуется», … */
function requirementOf(value: string): string {
  return /^(не|нет)(?![а-яё])/i.test(value) ? 'Не требуется брендирование' : 'Требуется брендирование';
}
