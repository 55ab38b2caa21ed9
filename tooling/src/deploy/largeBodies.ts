/** Addresses of the API whose bodies may be larger than 64 KB: files, and the list of a mailing. */
export const LARGE_BODIES = [
  '/api/attachments',
  '/api/avatar',
  '/api/photos',
  '/api/files',
  '/api/organizer/banners',
  '/api/sending',
];
