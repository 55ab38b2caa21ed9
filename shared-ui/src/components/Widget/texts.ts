import type { PlaceFailure } from './ModulePlace';

/** What stands in a widget's place. */
export function describeFailure(kind: PlaceFailure['kind'], title?: string): string {
  if (kind === 'incompatible')
    return `${title ? `Обновляется: ${title}.` : 'Этот блок обновляется.'} Загляните через пару минут.`;
  return title ? `Не удалось загрузить: ${title}.` : 'Не удалось загрузить этот блок.';
}
