import type { Participant, UserType } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { texts } from './texts';

/** A favourite or annotated company with its current data; `undefined` when it no longer takes part. */
export interface MarkedCompany {
  id: number;
  company: Participant | undefined;
  isFavourite: boolean;
  note: string;
}

/**
 * Table of the marked companies, header row first.
 * @param viewer the viewer's type, which decides the headings
 * @param origin the origin of the application, for links
 */
export function favouritesTable(marked: readonly MarkedCompany[], viewer: UserType, origin: string): string[][] {
  return [texts.fileHead(viewer), ...marked.map((each) => rowOf(each, origin))];
}

function rowOf({ id, company, isFavourite, note }: MarkedCompany, origin: string): string[] {
  return [
    company?.company ?? texts.fileUnknown(id),
    company?.country ?? '',
    company?.city ?? '',
    company?.activity.map(({ value }) => value).join(', ') ?? '',
    company?.minimum_circulation.join(', ') ?? '',
    company?.minimum_sum.join(', ') ?? '',
    company?.branding ?? '',
    company?.industry ?? '',
    company?.site ?? '',
    isFavourite ? texts.fileYes : texts.fileNo,
    note,
    `${origin}${paths.participant(id)}`,
  ];
}
