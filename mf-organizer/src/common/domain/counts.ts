import { plural } from 'shared-ui/texts';

/** «1 204», with a no-break space. */
export const formatCount = (count: number): string => count.toLocaleString('ru');

/** «1 204 компании»; forms as for `plural`. */
export const countOf = (count: number, ...forms: readonly [one: string, few: string, many: string]): string =>
  `${formatCount(count)} ${plural(count, ...forms)}`;

/** «41 встреча» */
export const countMeetings = (count: number): string => countOf(count, 'встреча', 'встречи', 'встреч');

/** «18 компаний» */
export const countCompanies = (count: number): string => countOf(count, 'компания', 'компании', 'компаний');
