import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { uploadFile, type UploadOptions } from 'shared-api/delivery/uploads';
import { createMutation, useQuery, type Query } from 'shared-api/query';
import { SITE_KEYS } from 'shared-api/site';
import { writeOnce } from '#api/writeOnce';
import { eventKeys } from './eventKeys';

/** Contacts, rules, banners and privacy policy as organizers edit them, with a version each. */
export function useSite(): Query<Schema<'OrganizerSite'>> {
  return useQuery(eventKeys.site, () => request('get', '/api/organizer/site'), { isAlwaysAsked: true });
}

/** Saves one part. @throws ApiError 409 with the other organizer's version */
export const useSaveSite = createMutation(
  (name: Schema<'SiteName'>, part: Omit<Schema<'SiteForm'>, 'client_id'>) =>
    writeOnce((client_id) =>
      request('put', '/api/organizer/site/{name}', { path: { name }, body: { ...part, client_id } }),
    ),
  { onSuccess: (cache, answer) => cache.write(eventKeys.site, answer), refreshes: [SITE_KEYS.content] },
);

/** Stores a banner's image. @returns its address */
export const useUploadBanner = createMutation(async (file: File, options: UploadOptions) => {
  const { image } = await uploadFile('/api/organizer/banners', 'file', file, options);
  return image;
});
