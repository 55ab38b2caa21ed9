import type { Schema } from 'shared-api/contract';

/** 0 any, 1 yes, 2 no. */
export type Status = Schema<'StatusFilter'>;

/** Filter of the catalogue: all fields must match; within a list, one matching value suffices. */
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
  agency: Status;
  communication: Status;
  meeting: Status;
  onlyChat: Status;
  /** Companies that are free when the viewer is. */
  commonTime: boolean;
}

/** List filters in the order of the page. */
export const LIST_KEYS = ['location', 'activity', 'circulation', 'sum', 'branding'] as const;
/** Filters with the three answers any, yes and no. */
export const STATUS_KEYS = ['agency', 'communication', 'meeting', 'onlyChat'] as const;

export type ListKey = (typeof LIST_KEYS)[number];
export type StatusKey = (typeof STATUS_KEYS)[number];
export type FilterKey = 'company' | ListKey | StatusKey | 'commonTime';

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
  commonTime: false,
};

/** Keys of the filters that are set, in the order of the page. */
export function keysInForce(filter: CatalogFilter): FilterKey[] {
  return [
    ...(filter.company === '' ? [] : ['company' as const]),
    ...LIST_KEYS.filter((key) => filter[key].length > 0),
    ...STATUS_KEYS.filter((key) => filter[key] !== 0),
    ...(filter.commonTime ? ['commonTime' as const] : []),
  ];
}

/** Number of status filters that are set. */
export function countStatuses(filter: CatalogFilter): number {
  return STATUS_KEYS.filter((key) => filter[key] !== 0).length;
}

/** Clears one filter. */
export function without(filter: CatalogFilter, key: FilterKey): CatalogFilter {
  return { ...filter, [key]: emptyFilter[key] };
}

/** Request body of a filter; filters that are not set are omitted. */
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
    ...(filter.commonTime && { common_time: {} }),
  };
}
