import { defaultCatalogQuery, readCatalogQuery } from '#domain/catalogQuery';

const NAME = 'fav';

/** Whether an address of the catalogue asks for the favourites. */
export function isFavouritesAddress(address: URLSearchParams): boolean {
  return address.get(NAME) === '1';
}

/** Which page of the favourites an address asks for. */
export function readFavouritesAddress(address: URLSearchParams): { limit: number; page: number } {
  return readCatalogQuery(address) ?? defaultCatalogQuery;
}

/** The query string of a page of the favourites. */
export function favouritesAddress(limit: number = defaultCatalogQuery.limit, page = 1): string {
  return `${NAME}=1&limit=${limit}&page=${page}`;
}
