import type { Schema } from 'shared-api/contract';
import { PAGE_SIZES } from 'shared-ui/Pagination';
import { DEFAULT_LIMIT, MAX_PAGE, MAX_SEARCH_LENGTH } from '../limits';

export type ParticipantFilter = Schema<'ParticipantFilter'>;

/** Sorts of the server, which are also ids of columns. */
const SORTS = ['company', 'created_at', 'seen_at', 'meetings', 'since'] as const;
export type ParticipantSort = (typeof SORTS)[number];

/** What the list shows; the address is its only source. */
export interface ParticipantsQuery {
  filter: ParticipantFilter;
  sort: ParticipantSort;
  order: 'asc' | 'desc';
  limit: number;
  page: number;
}

/** Values of the filters and sorts, in their order: first the states that need a decision. */
export const choices = {
  type: ['Поставщик', 'Заказчик'],
  state: ['waiting', 'active', 'registering', 'declined', 'blocked'],
  step: ['COMPANY', 'FILES', 'MEETINGS', 'FINISHED'],
  idle: ['d3', 'd7', 'never'],
  sort: SORTS,
} as const;

/** The order of a state's companies until another is chosen: those who wait by age, the others by name. */
export const defaultSort = (state: ParticipantFilter['state']): ParticipantSort =>
  state === 'waiting' ? 'since' : 'company';

/** Reads a query from an address; missing and impossible values become defaults. */
export function readParticipantsQuery(address: URLSearchParams): ParticipantsQuery {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === address.get(name));
  const state = oneOf('state', choices.state);
  const q = (address.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  return {
    filter: compact({
      q: q === '' ? undefined : q,
      type: oneOf('type', choices.type),
      state,
      step: oneOf('step', choices.step),
      idle: oneOf('idle', choices.idle),
      no_slots: address.get('no_slots') === '1' ? 1 : undefined,
    }),
    sort: oneOf('sort', SORTS) ?? defaultSort(state),
    order: oneOf('order', ['asc', 'desc']) ?? 'asc',
    limit: PAGE_SIZES.find((size) => String(size) === address.get('limit')) ?? DEFAULT_LIMIT,
    page: readPage(address.get('page')),
  };
}

/** Query string of a query, without default values. */
export function writeParticipantsQuery({ filter, ...rest }: ParticipantsQuery): string {
  const address = new URLSearchParams();
  const usual = { sort: defaultSort(filter.state), order: 'asc', limit: DEFAULT_LIMIT, page: 1 };
  for (const [name, value] of Object.entries(filter)) address.set(name, String(value));
  for (const name of ['sort', 'order', 'limit', 'page'] as const)
    if (rest[name] !== usual[name]) address.set(name, String(rest[name]));
  return address.toString();
}

export type FilterChange = { [Name in keyof ParticipantFilter]: ParticipantFilter[Name] | undefined };

/** Leaves out undefined fields, so that equal filters have equal keys. */
export function compact(filter: FilterChange): ParticipantFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** How many filters are set, the search apart. */
export const countFilters = (filter: ParticipantFilter) => Object.keys(filter).filter((name) => name !== 'q').length;

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}
