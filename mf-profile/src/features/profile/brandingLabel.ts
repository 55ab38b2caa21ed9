import type { Participant } from 'shared-api/contract';
import { texts } from './texts';

/** A supplier's branding is said as yes or no, a customer's as the customer wrote it; `undefined` when nothing was filled in. */
export function brandingLabel({ type, branding }: Pick<Participant, 'type' | 'branding'>): string | undefined {
  const text = branding.trim();
  if (text === '') return undefined;
  if (type === 'Заказчик') return text;
  return isRefusal(text) ? texts.brandingNotNeeded : texts.brandingNeeded;
}

/** «Нет», «Не требуется», … : the first word decides. */
function isRefusal(text: string): boolean {
  return /^(не|нет)(?![а-яё])/i.test(text);
}
