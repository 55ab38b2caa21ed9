import type { MeetingCompany } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';

/**
 * Where companies are met in one slot: «Стол 14, зал Б»; several places are separated by semicolons. Undefined without a
 * place; servers without the feature `places` omit the field.
 */
export function placesOf(companies: readonly MeetingCompany[]): string | undefined {
  const words = companies.flatMap(({ place }) => (place ? [placeWords(place)] : []));
  return words.length === 0 ? undefined : [...new Set(words)].join('; ');
}
