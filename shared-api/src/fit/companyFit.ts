import type { Participant } from '../contract';

/** The fields of a company that decide whether two fit. */
type FitFields = Pick<
  Participant,
  'type' | 'activity' | 'country' | 'city' | 'minimum_circulation' | 'minimum_sum' | 'branding'
>;

/** Why a company suits the viewer; each part only says what both companies have filled in alike. */
export interface CompanyFit {
  /** What the customer of the two wants and the supplier offers, out of how many things that the customer wants. */
  themes: { common: readonly string[]; wanted: number };
  /** The city of both. */
  city: string | undefined;
  /** The conditions that both name; empty when none. */
  circulation: readonly string[];
  sum: readonly string[];
  /** The branding that both name. */
  branding: string | undefined;
}

/**
 * Why a company suits the viewer, from the fields of both alone. Something that the customer wants must be among what the supplier offers:
 * the same city or terms alone make no fit. Companies of one type suit nobody here.
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
