/** SWR keys of places. */
export const geonamesKeys = {
  countries: ['geonames', 'countries'] as const,
  cities: (countryId: number, text: string) => ['geonames', 'cities', countryId, text] as const,
};
