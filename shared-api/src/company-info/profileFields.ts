import type { CurrentUser } from '../contract';

/** A profile field that other companies look for; also its anchor on the edit page (`/profile/edit#site`). */
export type ProfileField = 'activity' | 'description' | 'circulation' | 'sum' | 'branding' | 'site' | 'industry';

/** Field names in the yellow warning and the table of contents. */
export const profileFieldNames: Record<ProfileField, string> = {
  activity: 'направления деятельности',
  description: 'описание',
  circulation: 'минимальный тираж',
  sum: 'минимальная сумма',
  branding: 'брендирование',
  site: 'сайт',
  industry: 'отрасль',
};

/**
 * Fields that a company has to fill in (SIDE-07) and those still empty. Suppliers and advertising agencies have no
 * industry.
 */
export function readProfileFields(user: CurrentUser): { all: ProfileField[]; missing: ProfileField[] } {
  const hasIndustry = user.type === 'Заказчик' && !user.is_advertising_agency;
  const values: [ProfileField, string | readonly unknown[]][] = [
    ['activity', user.activity],
    ['description', user.description.trim()],
    ['circulation', user.minimum_circulation],
    ['sum', user.minimum_sum],
    ['branding', user.branding.trim()],
    ['site', user.site.trim()],
    ...(hasIndustry ? ([['industry', user.industry.trim()]] as [ProfileField, string][]) : []),
  ];
  return {
    all: values.map(([field]) => field),
    missing: values.filter(([, value]) => value.length === 0).map(([field]) => field),
  };
}
