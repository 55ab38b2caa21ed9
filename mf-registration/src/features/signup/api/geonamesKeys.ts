/** SWR keys of geographic names. */
export const geonamesKeys = {
  countries: ['geonames', 'countries'] as const,
  cities: (countryId: number, search: string) => ['geonames', 'cities', countryId, search] as const,
};

/** Names do not change while somebody fills in a form. */
export const geonamesOptions = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;
