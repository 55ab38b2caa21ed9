import type { UserType } from '../contract';
import type { CompanyFit } from './companyFit';

/** The fit as one line: «Подходит: тематика 3 из 4 · город». */
export function fitLine({ themes, city, circulation, sum, branding }: CompanyFit): string {
  const reasons = [
    `тематика ${themes.common.length} из ${themes.wanted}`,
    city !== undefined && 'город',
    circulation.length > 0 && 'тираж',
    sum.length > 0 && 'сумма',
    branding !== undefined && 'брендирование',
  ];
  return `Подходит: ${reasons.filter(Boolean).join(' · ')}`;
}

/**
 * The fit as sentences that name the matches: «Из того, что ищет компания, вы предлагаете 3 из 4: зонты, лампы, пледы.
 * Город один: Казань.»
 * @param viewer the viewer's type
 */
export function fitExplanation({ themes, city, circulation, sum, branding }: CompanyFit, viewer: UserType): string {
  const count = `${themes.common.length} из ${themes.wanted}`;
  const names = themes.common.join(', ');
  const sentences = [
    viewer === 'Поставщик'
      ? `Из того, что ищет компания, вы предлагаете ${count}: ${names}.`
      : `Из того, что вы ищете, компания предлагает ${count}: ${names}.`,
    city !== undefined && `Город один: ${city}.`,
    circulation.length > 0 && `Тираж совпадает: ${withStop(circulation.join(', '))}`,
    sum.length > 0 && `Сумма совпадает: ${withStop(sum.join(', '))}`,
    branding !== undefined && `Брендирование совпадает: ${withStop(branding)}`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Adds a full stop unless the text ends with one, as «от 100 шт.» does. */
function withStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
