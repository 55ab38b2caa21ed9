import { request } from '../client/request';
import type { CurrentUser, Schema } from '../contract';
import { createMutation } from '../query/createMutation';
import { sessionKeys } from '../session/sessionKeys';

/** A user's company as the call that saves it takes it (specification, section 5, Company info). */
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
 * Saves the company as others see it. There is no call for a part of it, so the rest goes along unchanged. In the
 * registration's step COMPANY it also sets the step FILES. The caller reads the user again (`reload` of useCurrentUser);
 * until then the cached user changes in `only_chat` alone.
 * The command rejects with an ApiError when the server refuses: `http` with a sentence for people, or `form` with codes.
 */
export const useSaveCompanyInfo = createMutation(
  (info: Schema<'CompanyInfo'>) => request('put', '/api/profile/companyinfo', { body: info }),
  {
    onSuccess: (cache, _answer, { only_chat }) =>
      cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, only_chat })),
  },
);
