import { request } from '../client/request';
import type { CurrentUser, Schema } from '../contract';
import { createMutation } from '../query/createMutation';
import { sessionKeys } from '../session/session';

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
