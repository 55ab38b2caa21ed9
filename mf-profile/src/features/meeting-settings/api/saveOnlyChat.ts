import { request } from 'shared-api/client';
import type { CurrentUser } from 'shared-api/contract';

/** Saves whether a company only chats. There is no call for it alone: the rest of the company's information goes along as it is. */
export async function saveOnlyChat(user: CurrentUser, onlyChat: boolean): Promise<void> {
  const {
    company,
    activity,
    description,
    site,
    minimum_circulation,
    minimum_sum,
    branding,
    is_advertising_agency,
    industry,
  } = user;
  await request('put', '/api/profile/companyinfo', {
    body: {
      company,
      activity: activity.map(({ id }) => id),
      description,
      site,
      circulation: minimum_circulation,
      sum: minimum_sum,
      branding,
      only_chat: onlyChat,
      is_advertising_agency,
      industry,
    },
  });
}
