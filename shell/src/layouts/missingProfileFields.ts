import type { CurrentUser } from 'shared-api/contract';

/** What of the company's profile is not filled in, in Russian (SIDE-07). An advertising agency among the customers has no industry. */
export function missingProfileFields(user: CurrentUser): string[] {
  const hasIndustry = user.type === 'Заказчик' && !user.is_advertising_agency;
  const fields: [name: string, value: string | readonly unknown[]][] = [
    ['направления деятельности', user.activity],
    ['описание', user.description.trim()],
    ['минимальный тираж', user.minimum_circulation],
    ['минимальная сумма', user.minimum_sum],
    ['брендирование', user.branding.trim()],
    ['сайт', user.site.trim()],
    ...(hasIndustry ? ([['отрасль', user.industry.trim()]] as [string, string][]) : []),
  ];
  return fields.filter(([, value]) => value.length === 0).map(([name]) => name);
}
