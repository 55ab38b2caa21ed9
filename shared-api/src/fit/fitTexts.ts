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
 * The same in sentences that name what matches: «Из того, что ищет компания, вы предлагаете 3 из 4: зонты, лампы, пледы. Город один: Казань.»
 * @param viewer the type of whoever looks
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

/** «от 100 шт.» ends a sentence already. */
function withStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
