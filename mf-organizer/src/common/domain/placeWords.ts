import type { Schema } from 'shared-api/contract';

/** Where a meeting can take place. */
export type Place = Schema<'Place'>;

/** The words for a place: «Стол 4, зал Б». */
export function placeWords({ label, hall }: Pick<Place, 'label' | 'hall'>): string {
  return hall === '' ? label : `${label}, зал ${hall}`;
}
