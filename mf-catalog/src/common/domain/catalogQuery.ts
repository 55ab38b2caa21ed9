import { PAGE_SIZES } from 'shared-ui/PageSizeSelect';
import {
  emptyFilter,
  STATUS_KEYS,
  type CatalogFilter,
  type ListKey,
  type Status,
  type StatusKey,
} from './catalogFilter';
import { DEFAULT_LIMIT, MAX_ACTIVITIES, MAX_CHOSEN, MAX_COMPANY_LENGTH, MAX_OPTION_LENGTH, MAX_PAGE } from './limits';

/** Query of the catalogue: filter, page size and page, counted from 1. */
export interface CatalogQuery {
  filter: CatalogFilter;
  limit: number;
  page: number;
}

export const defaultCatalogQuery: CatalogQuery = { filter: emptyFilter, limit: DEFAULT_LIMIT, page: 1 };

/** Parameter names of the text lists in the address; a parameter is repeated for each value. */
const TEXTS: Record<Exclude<ListKey, 'activity'>, string> = {
  location: 'city',
  circulation: 'circulation',
  sum: 'sum',
  branding: 'branding',
};
const STATUSES: Record<StatusKey, string> = {
  agency: 'agency',
  communication: 'talked',
  meeting: 'met',
  onlyChat: 'chat',
};
const ANSWERS = ['any', 'yes', 'no'] as const;
/** Separator of activity ids: a character that addresses do not escape. */
const BETWEEN_IDS = '.';
const NAMES = ['company', 'activity', 'limit', 'page', ...Object.values(TEXTS), ...Object.values(STATUSES)];

const textKeys = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/**
 * Reads the query from an address; `undefined` when the address has no part of one. Missing or invalid values fall back
 * to the defaults.
 */
export function readCatalogQuery(address: URLSearchParams): CatalogQuery | undefined {
  if (!NAMES.some((name) => address.has(name))) return undefined;
  const filter = { ...emptyFilter, company: (address.get('company') ?? '').slice(0, MAX_COMPANY_LENGTH).trim() };
  for (const key of textKeys) filter[key] = readTexts(address.getAll(TEXTS[key])).slice(0, MAX_CHOSEN);
  for (const key of STATUS_KEYS) filter[key] = readStatus(address.get(STATUSES[key]));
  filter.activity = readIds(address.get('activity') ?? '');
  return {
    filter,
    limit: PAGE_SIZES.find((size) => String(size) === address.get('limit')) ?? DEFAULT_LIMIT,
    page: readPage(address.get('page')),
  };
}

/** Query string of a query. Always contains limit and page: an address without them would mean «no query». */
export function writeCatalogQuery({ filter, limit, page }: CatalogQuery): string {
  const address = new URLSearchParams();
  if (filter.company !== '') address.set('company', filter.company);
  for (const key of textKeys) for (const value of filter[key]) address.append(TEXTS[key], value);
  if (filter.activity.length > 0) address.set('activity', filter.activity.join(BETWEEN_IDS));
  for (const key of STATUS_KEYS) if (filter[key] !== 0) address.set(STATUSES[key], ANSWERS[filter[key]]);
  address.set('limit', String(limit));
  address.set('page', String(page));
  return address.toString();
}

function readTexts(values: readonly string[]): string[] {
  const texts = values.map((value) => value.trim()).filter((text) => text !== '' && text.length <= MAX_OPTION_LENGTH);
  return [...new Set(texts)];
}

function readIds(text: string): number[] {
  const ids = text.split(BETWEEN_IDS).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MAX_ACTIVITIES);
}

function readStatus(text: string | null): Status {
  if (text === 'yes') return 1;
  return text === 'no' ? 2 : 0;
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}
