import type { Participant, UserType } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { texts } from './texts';

/** A company that was marked on this device, with what the server says of it now; `undefined` when it takes part no more. */
export interface MarkedCompany {
  id: number;
  company: Participant | undefined;
  isFavourite: boolean;
  note: string;
}

/**
 * What was marked as the rows of a table, its head first.
 * @param viewer the type of whoever looks
 * @param origin the address of the application, for links
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
