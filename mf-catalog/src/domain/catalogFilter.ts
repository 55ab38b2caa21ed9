import type { Schema } from 'shared-api/contract';

/** 0 any, 1 yes, 2 no. */
export type Status = Schema<'StatusFilter'>;

/** What the companies shown must have. Of the values of one list any will do; the fields must all hold. */
export interface CatalogFilter {
  /** Part of the company's name; empty for any company. */
  company: string;
  /** Cities. */
  location: readonly string[];
  /** Ids of activity areas, never of their groups. */
  activity: readonly number[];
  circulation: readonly string[];
  sum: readonly string[];
  branding: readonly string[];
  /** Whether it is an advertising agency. */
  agency: Status;
  /** Whether the viewer has talked to it. */
  communication: Status;
  /** Whether the viewer has met it. */
  meeting: Status;
  /** Whether it only chats. */
  onlyChat: Status;
}

/** The filters that are lists of values, as they stand beside each other. */
export const LIST_KEYS = ['location', 'activity', 'circulation', 'sum', 'branding'] as const;
/** The filters that are a question with three answers. */
export const STATUS_KEYS = ['agency', 'communication', 'meeting', 'onlyChat'] as const;

export type ListKey = (typeof LIST_KEYS)[number];
export type StatusKey = (typeof STATUS_KEYS)[number];
export type FilterKey = 'company' | ListKey | StatusKey;

export const emptyFilter: CatalogFilter = {
  company: '',
  location: [],
  activity: [],
  circulation: [],
  sum: [],
  branding: [],
  agency: 0,
  communication: 0,
  meeting: 0,
  onlyChat: 0,
};

/** The filters that leave companies out, in their order on the page. */
export function keysInForce(filter: CatalogFilter): FilterKey[] {
  return [
    ...(filter.company === '' ? [] : ['company' as const]),
    ...LIST_KEYS.filter((key) => filter[key].length > 0),
    ...STATUS_KEYS.filter((key) => filter[key] !== 0),
  ];
}

/** How many of the status filters are set. */
export function countStatuses(filter: CatalogFilter): number {
  return STATUS_KEYS.filter((key) => filter[key] !== 0).length;
}

/** The filter without one of its parts. */
export function without(filter: CatalogFilter, key: FilterKey): CatalogFilter {
  return { ...filter, [key]: emptyFilter[key] };
}

/** The filter as the call takes it: what is not filtered by is left out. */
export function bodyOf(filter: CatalogFilter): Schema<'CatalogFilter'> {
  const { company, location, activity, circulation, sum, branding, agency, communication, meeting, onlyChat } = filter;
  const additionally = {
    ...(circulation.length > 0 && { circulation: [...circulation] }),
    ...(sum.length > 0 && { sum: [...sum] }),
    ...(branding.length > 0 && { branding: [...branding] }),
  };
  return {
    ...(company !== '' && { company }),
    ...(location.length > 0 && { location: [...location] }),
    ...(activity.length > 0 && { activity: [...activity] }),
    ...(Object.keys(additionally).length > 0 && { additionally }),
    ...(agency !== 0 && { advertisingAgencyStatus: agency }),
    ...(communication !== 0 && { communicationStatus: communication }),
    ...(meeting !== 0 && { meetingStatus: meeting }),
    ...(onlyChat !== 0 && { onlyChatStatus: onlyChat }),
  };
}
