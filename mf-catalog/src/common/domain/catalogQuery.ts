import { PAGE_SIZES } from 'shared-ui/Pagination';
import {
  emptyFilter,
  LIST_KEYS,
  STATUS_KEYS,
  type CatalogFilter,
  type ListKey,
  type Status,
  type StatusKey,
} from './catalogFilter';
import { citiesOfIds, idsOfCities } from './knownCities';
import { DEFAULT_LIMIT, LONGEST_QUERY, MAX_CHOSEN, MAX_COMPANY_LENGTH, MAX_OPTION_LENGTH, MAX_PAGE } from './limits';
import { readShort, spellShort } from './shortText';

/** Best fits first, by name, or latest visitors first. */
export const ORDERS = ['fit', 'company', 'seen'] as const;
export type CatalogOrder = (typeof ORDERS)[number];

/** Query of the catalogue: filter, page size and page, counted from 1. */
export interface CatalogQuery {
  filter: CatalogFilter;
  limit: number;
  page: number;
  /** Undefined for the viewer's usual order. */
  sort?: CatalogOrder;
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
/** Ends the name of a parameter whose texts are spelled short. */
const SHORT = '_';
/** Ids of many cities (knownCities.ts), or of the cities that are not chosen. */
const CITIES = 'cities';
const CITIES_BUT = 'cities_but';
const WRITTEN = ['company', ...Object.values(TEXTS)];
const NAMES = [
  ...['activity', 'limit', 'page', 'sort', 'time', CITIES, CITIES_BUT],
  ...WRITTEN.flatMap((name) => [name, name + SHORT]),
  ...Object.values(STATUSES),
];

const textKeys = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/**
 * Reads the query from an address; `undefined` when the address has no part of one. Missing or invalid values fall back
 * to the defaults.
 */
export function readCatalogQuery(address: URLSearchParams): CatalogQuery | undefined {
  if (!NAMES.some((name) => address.has(name))) return undefined;
  const filter = {
    ...emptyFilter,
    company: (readAll(address, 'company')[0] ?? '').slice(0, MAX_COMPANY_LENGTH).trim(),
  };
  for (const key of textKeys) filter[key] = readTexts(readAll(address, TEXTS[key])).slice(0, MAX_CHOSEN[key]);
  for (const name of [CITIES, CITIES_BUT]) {
    const ids = address.get(name);
    if (ids) filter.location = citiesOfIds({ ids, isAllBut: name === CITIES_BUT }).slice(0, MAX_CHOSEN.location);
  }
  for (const key of STATUS_KEYS) filter[key] = readStatus(address.get(STATUSES[key]));
  filter.activity = readIds(address.get('activity') ?? '');
  filter.commonTime = address.get('time') === 'yes';
  const sort = ORDERS.find((order) => order === address.get('sort'));
  return {
    filter,
    ...(sort && { sort }),
    limit: PAGE_SIZES.find((size) => String(size) === address.get('limit')) ?? DEFAULT_LIMIT,
    page: readPage(address.get('page')),
  };
}

/** Whether reading an address takes the cities of the catalogue (`noteCities`). */
export function hasCityIds(address: URLSearchParams): boolean {
  return address.has(CITIES) || address.has(CITIES_BUT);
}

/**
 * Query string of a query. Always contains limit and page: an address without them would mean «no query». In a long one texts are
 * spelled short, then cities as ids; if that does not suffice, the longest list loses its last values.
 */
export function writeCatalogQuery(query: CatalogQuery): string {
  const plain = write(query);
  return plain.length <= LONGEST_QUERY ? plain : writeShort(query);
}

function writeShort(query: CatalogQuery): string {
  const written = write(query, 'short');
  if (written.length <= LONGEST_QUERY) return written;
  const withIds = write(query, 'ids');
  if (withIds.length <= LONGEST_QUERY) return withIds;
  const { filter } = query;
  const sizes = LIST_KEYS.map((key) => ({
    key,
    size: write({ ...query, filter: { ...emptyFilter, [key]: filter[key] } }, 'ids').length,
  }));
  const { key } = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  const fewer = filter[key].slice(0, Math.floor(filter[key].length * 0.95));
  return writeShort({ ...query, filter: { ...filter, [key]: fewer } });
}

/** @param spelling `ids` spells everything short, and cities as ids where possible */
function write({ filter, sort, limit, page }: CatalogQuery, spelling?: 'short' | 'ids'): string {
  const address = new URLSearchParams();
  const isShort = spelling !== undefined;
  const writeTexts = (name: string, texts: readonly string[]) => {
    if (isShort && texts.length > 0) address.set(name + SHORT, spellShort(texts));
    else for (const text of texts) address.append(name, text);
  };
  if (filter.company !== '') writeTexts('company', [filter.company]);
  const cities = spelling === 'ids' && filter.location.length > 0 ? idsOfCities(filter.location) : undefined;
  if (cities) address.set(cities.isAllBut ? CITIES_BUT : CITIES, cities.ids);
  for (const key of textKeys) if (key !== 'location' || !cities) writeTexts(TEXTS[key], filter[key]);
  if (filter.activity.length > 0)
    address.set('activity', isShort ? writeRuns(filter.activity) : filter.activity.join(BETWEEN_IDS));
  for (const key of STATUS_KEYS) if (filter[key] !== 0) address.set(STATUSES[key], ANSWERS[filter[key]]);
  if (filter.commonTime) address.set('time', 'yes');
  if (sort) address.set('sort', sort);
  address.set('limit', String(limit));
  address.set('page', String(page));
  return address.toString();
}

/** Ids with each run of neighbours as `first-last`. */
function writeRuns(ids: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === id) run[1] = id;
    else runs.push([id, id]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(BETWEEN_IDS);
}

function readAll(address: URLSearchParams, name: string): string[] {
  return [...address.getAll(name), ...readShort(address.get(name + SHORT) ?? '')].filter((text) => text !== '');
}

function readTexts(values: readonly string[]): string[] {
  const texts = values.map((value) => value.trim()).filter((text) => text !== '' && text.length <= MAX_OPTION_LENGTH);
  return [...new Set(texts)];
}

function readIds(text: string): number[] {
  const ids = text.split(BETWEEN_IDS).flatMap((run) => {
    const [, first, last = first] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(run) ?? [];
    if (first === undefined) return [];
    const count = Math.min(Number(last) - Number(first) + 1, MAX_CHOSEN.activity);
    return Array.from({ length: Math.max(count, 0) }, (_, index) => Number(first) + index);
  });
  return [...new Set(ids)].slice(0, MAX_CHOSEN.activity);
}

function readStatus(text: string | null): Status {
  if (text === 'yes') return 1;
  return text === 'no' ? 2 : 0;
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}
