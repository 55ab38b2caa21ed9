import type { Schema } from 'shared-api/contract';

/** Filter of the meetings page, as its address has it. */
export interface MeetingsFilter {
  /** yyyy-MM-dd */
  date?: string;
  q?: string;
  no_place?: 1;
  conflict?: 1;
}

/** Filter of the journal, as its address and the call have it. */
export interface JournalFilter {
  actor?: number;
  action?: Schema<'JournalAction'>;
  subject_type?: Schema<'JournalSubject'>;
  subject_id?: number;
  /** First day, yyyy-MM-dd. */
  from?: string;
  /** Last day, yyyy-MM-dd. */
  to?: string;
}

/** Addresses of the organizers' pages with their filters. */
export const organizerPaths = {
  overview: (date?: string) => `/organizer${toSearch({ date })}`,
  participants: (filter: Schema<'ParticipantFilter'> = {}) => `/organizer/participants${toSearch(filter)}`,
  participant: (id: number) => `/organizer/participants/${id}`,
  meetings: (filter: MeetingsFilter = {}) => `/organizer/meetings${toSearch(filter)}`,
  news: (id?: number | 'new', search: { state?: Schema<'OrganizerNewsState'>; page?: number } = {}) =>
    `/organizer/news${id === undefined ? '' : `/${id}`}${toSearch(search)}`,
  event: '/organizer/event',
  /** The editor of a new mailing, for a segment; ids stand between dots. */
  sending: (segment: Schema<'BroadcastSegment'> = {}) => `/organizer/sending/new${toSearch(segment)}`,
  broadcast: (id: number) => `/organizer/sending/${id}`,
  broadcasts: (search: { state?: Schema<'BroadcastGroup'>; page?: number } = {}) =>
    `/organizer/sending${toSearch(search)}`,
  journal: (filter: JournalFilter & { page?: number } = {}) => `/organizer/journal${toSearch(filter)}`,
};

function toSearch(values: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values) as [string, string | number | number[] | undefined][])
    if (value !== undefined) search.set(name, Array.isArray(value) ? value.join('.') : String(value));
  return search.size === 0 ? '' : `?${search.toString()}`;
}
