/** Longest texts that the server accepts, in characters (openapi.yaml). */
export const LONGEST = {
  name: 120,
  venue: 120,
  address: 200,
  managerName: 100,
  phone: 30,
  email: 200,
  link: 300,
  rules: 10_000,
  banner: 120,
} as const;

export const MOST_MANAGERS = 5;
export const MOST_BANNERS = 2;
/** Days of an event. */
export const MOST_DAYS = 60;
/** Bytes of a banner's image. */
export const LARGEST_BANNER = 1_048_576;
/** Formats of a banner's image, for the file dialog. */
export const BANNER_TYPES = 'image/jpeg,image/png,image/webp';
