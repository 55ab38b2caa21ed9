import { PAGE_SIZES } from 'shared-ui/PageSizeSelect';
import { DEFAULT_LIMIT, MAX_COMPANY_LENGTH, MAX_PAGE } from './limits';

/** What the companies shown must have. Each filter has one field here and one key in the address. */
export interface CatalogFilter {
  /** Part of the company's name; empty for any company. */
  company: string;
}

/** Which companies the catalogue shows: the filter, the page size and the page, from 1. */
export interface CatalogQuery {
  filter: CatalogFilter;
  limit: number;
  page: number;
}

export const defaultCatalogQuery: CatalogQuery = { filter: { company: '' }, limit: DEFAULT_LIMIT, page: 1 };

/** The query in an address, or `undefined` when the address has no part of one. What is missing or makes no sense becomes the default. */
export function readCatalogQuery(address: URLSearchParams): CatalogQuery | undefined {
  if (!['company', 'limit', 'page'].some((key) => address.has(key))) return undefined;
  return {
    filter: { company: (address.get('company') ?? '').slice(0, MAX_COMPANY_LENGTH).trim() },
    limit: PAGE_SIZES.find((size) => String(size) === address.get('limit')) ?? DEFAULT_LIMIT,
    page: readPage(address.get('page')),
  };
}

/** The query string of a query. It always has limit and page, so that no query looks like an address without one. */
export function writeCatalogQuery({ filter, limit, page }: CatalogQuery): string {
  const address = new URLSearchParams();
  if (filter.company !== '') address.set('company', filter.company);
  address.set('limit', String(limit));
  address.set('page', String(page));
  return address.toString();
}

/** Whether the filter leaves any company out. */
export function isFiltered({ company }: CatalogFilter): boolean {
  return company !== '';
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}
