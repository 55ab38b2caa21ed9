import type { Participant } from 'shared-api/contract';
import { supplierBrandingLabel } from 'shared-api/users';

/** A supplier's branding is said as yes or no, a customer's as the customer wrote it; `undefined` when nothing was filled in. */
export function brandingLabel({ type, branding }: Pick<Participant, 'type' | 'branding'>): string | undefined {
  const text = branding.trim();
  if (text === '') return undefined;
  return type === 'Заказчик' ? text : supplierBrandingLabel(text);
}
