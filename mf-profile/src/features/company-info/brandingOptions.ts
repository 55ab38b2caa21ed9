import type { UserType } from 'shared-api/contract';
import type { SelectOption } from 'shared-ui/Select';
import { texts } from './texts';

/** The server's values of branding as a company of this type reads them: suppliers as required or not, customers as they are. */
export function brandingOptions(values: readonly string[], type: UserType): SelectOption[] {
  const labels = values.map((value) => (type === 'Поставщик' ? supplierLabel(value) : value));
  // Two values must not read the same: then the server's own words tell them apart.
  const isClear = new Set(labels).size === labels.length;
  return values.map((value, index) => ({ value, label: (isClear && labels[index]) || value }));
}

/** «Нет», «Не требуется», … : the first word decides. */
function supplierLabel(value: string): string {
  return /^(не|нет)(?![а-яё])/i.test(value.trim()) ? texts.brandingNotNeeded : texts.brandingNeeded;
}
