import type { UserType } from 'shared-api/contract';
import { supplierBrandingLabel } from 'shared-api/users';
import type { SelectOption } from 'shared-ui/Select';

/** The server's values of branding as a company of this type reads them: suppliers as required or not, customers as they are. */
export function brandingOptions(values: readonly string[], type: UserType): SelectOption[] {
  const labels = values.map((value) => (type === 'Поставщик' ? supplierBrandingLabel(value) : value));
  // Two values must not read the same: then the server's own words tell them apart.
  const isClear = new Set(labels).size === labels.length;
  return values.map((value, index) => ({ value, label: (isClear && labels[index]) || value }));
}
