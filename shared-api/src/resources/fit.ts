// Without imports: the API, which resolves modules as Node does, tests its order by these rules.
type UserType = 'Заказчик' | 'Поставщик';

/** The fields of a company that a fit compares. */
interface FitFields {
  type: UserType;
  activity: readonly { id: number; value: string }[];
  country: string;
  city: string;
  minimum_circulation: readonly string[];
  minimum_sum: readonly string[];
  branding: string;
}

/** Why a company suits the viewer: the fields in which both companies agree. */
export interface CompanyFit {
  /** Themes that the customer wants and the supplier offers, and the number that the customer wants. */
  themes: { common: readonly string[]; wanted: number };
  /** The city, when both are in the same one. */
  city: string | undefined;
  circulation: readonly string[];
  sum: readonly string[];
  /** The branding, when both have the same. */
  branding: string | undefined;
}

/**
 * Compares two companies. At least one theme that the customer wants must be among the supplier's: the same city or
 * terms alone make no fit. Two companies of one type never fit.
 */
export function companyFit(viewer: FitFields, company: FitFields): CompanyFit | undefined {
  if (viewer.type === company.type) return undefined;
  const [customer, supplier] = viewer.type === 'Заказчик' ? [viewer, company] : [company, viewer];
  const offered = new Set(supplier.activity.map(({ id }) => id));
  const common = customer.activity.filter(({ id }) => offered.has(id)).map(({ value }) => value);
  if (common.length === 0) return undefined;
  const branding = viewer.branding.trim();
  const isSamePlace = company.city !== '' && company.city === viewer.city && company.country === viewer.country;
  return {
    themes: { common, wanted: customer.activity.length },
    city: isSamePlace ? company.city : undefined,
    circulation: company.minimum_circulation.filter((each) => viewer.minimum_circulation.includes(each)),
    sum: company.minimum_sum.filter((each) => viewer.minimum_sum.includes(each)),
    branding: branding !== '' && branding === company.branding.trim() ? branding : undefined,
  };
}

/** How well a company suits, for the order of lists. `sort=fit` of `POST /api/users` counts the same in SQL. */
export function fitScore({ themes, city, circulation, sum, branding }: CompanyFit): number {
  return (
    (100 * themes.common.length) / themes.wanted +
    (city === undefined ? 0 : 20) +
    (circulation.length > 0 ? 8 : 0) +
    (sum.length > 0 ? 8 : 0) +
    (branding === undefined ? 0 : 4)
  );
}

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
