import { defaultCatalogQuery, readCatalogQuery } from '#domain/catalogQuery';

const NAME = 'fav';

/** Whether a catalogue address means the favourites. */
export function isFavouritesAddress(address: URLSearchParams): boolean {
  return address.get(NAME) === '1';
}

/** Page and page size of the favourites in an address. */
export function readFavouritesAddress(address: URLSearchParams): { limit: number; page: number } {
  return readCatalogQuery(address) ?? defaultCatalogQuery;
}

/** Query string of a page of favourites. */
export function favouritesAddress(limit: number = defaultCatalogQuery.limit, page = 1): string {
  return `${NAME}=1&limit=${limit}&page=${page}`;
}
