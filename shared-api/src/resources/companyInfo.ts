import { request } from '../client/request';
import type { CurrentUser, Participant, Schema, UserType } from '../contract';
import { createMutation } from '../query/createMutation';
import { sessionKeys } from '../session/session';

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

/**
 * A company's branding as screens show it: a supplier's as required or not, a customer's in their own words
 * (specification, section 5, CARD-06).
 * @returns undefined when the field is empty
 */
export function brandingLabel({ type, branding }: Pick<Participant, 'type' | 'branding'>): string | undefined {
  const text = branding.trim();
  if (text === '') return undefined;
  return type === 'Заказчик' ? text : requirementOf(text);
}

/** Branding options for a company of this type, from the server's values. */
export function brandingOptions(values: readonly string[], type: UserType): { value: string; label: string }[] {
  const labels = values.map((branding) => brandingLabel({ type, branding }));
  // If two labels would be equal, the server's own words distinguish the options.
  const isClear = new Set(labels).size === labels.length;
  return values.map((value, index) => ({ value, label: (isClear && labels[index]) || value }));
}

/** The first word decides: «Нет», «Не требуется» and so on mean «not required». */
function requirementOf(value: string): string {
  return /^(не|нет)(?![а-яё])/i.test(value) ? 'Не требуется брендирование' : 'Требуется брендирование';
}

/** The company fields of a user in the form the save call expects (specification, section 5, Company info). */
export function companyInfoOf(user: CurrentUser): Schema<'CompanyInfo'> {
  return {
    company: user.company,
    activity: user.activity.map(({ id }) => id),
    description: user.description,
    site: user.site,
    circulation: user.minimum_circulation,
    sum: user.minimum_sum,
    branding: user.branding,
    only_chat: user.only_chat,
    is_advertising_agency: user.is_advertising_agency,
    industry: user.industry,
  };
}

/**
 * Saves the public company data. The API has no call for a part of it, so the other fields are sent unchanged. In the
 * registration's step COMPANY the call also moves the user to the step FILES. The caller fetches the user again
 * (`reload` of useCurrentUser); until then only `only_chat` changes in the cached user. The command rejects with an
 * ApiError: `http` with a sentence for users, or `form` with codes.
 */
export const useSaveCompanyInfo = createMutation(
  (info: Schema<'CompanyInfo'>) => request('put', '/api/profile/companyinfo', { body: info }),
  {
    onSuccess: (cache, _answer, { only_chat }) =>
      cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, only_chat })),
  },
);
