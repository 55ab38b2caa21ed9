import type { CurrentUser, Participant } from 'shared-api/contract';
import { companyFit, fitLine } from 'shared-api/fit';
import { paths } from 'shared-api/paths';
import { dayOf, formatDate } from 'shared-api/time';
import { texts as resultTexts } from '#domain/resultTexts';
import type { MetRow } from '../domain/metRows';
import { texts } from '../texts';

/** «Подходит: », which the column's head says already. */
const FIT_HEAD = /^Подходит: /;

/**
 * The file's table, head first.
 * @param companies by id, as far as they have loaded
 * @param origin for links
 */
export function metTable(
  rows: readonly MetRow[],
  companies: ReadonlyMap<number, Participant>,
  viewer: CurrentUser | undefined,
  origin: string,
): string[][] {
  return [texts.head, ...rows.map((row) => lineOf(row, companies.get(row.company_id), viewer, origin))];
}

function lineOf(
  row: MetRow,
  company: Participant | undefined,
  viewer: CurrentUser | undefined,
  origin: string,
): string[] {
  const { date, point, company_id, result, agreement, where } = row;
  const fit = viewer && company && companyFit(viewer, company);
  const { agreed, proposed } = agreement ?? {};
  return [
    formatDate(date),
    point,
    row.company,
    company?.city ?? '',
    // Only where participants see each other's.
    company?.phone ?? '',
    company?.email ?? '',
    company?.site ?? '',
    company?.activity.map(({ value }) => value).join(', ') ?? '',
    fit ? fitLine(fit).replace(FIT_HEAD, '') : '',
    outcomeWords(row),
    result?.note ?? '',
    agreed?.text ?? (proposed ? texts.pending(proposed.text) : ''),
    agreed ? formatDate(dayOf(agreed.at)) : '',
    result?.next_at ? formatDate(result.next_at) : '',
    where,
    `${origin}${paths.participant(company_id)}`,
  ];
}

/** «Не состоялась: не пришли они» */
export function outcomeWords({ result }: Pick<MetRow, 'result'>): string {
  if (!result) return texts.open;
  const words = resultTexts.outcomes[result.outcome];
  if (!result.who_missed) return words;
  return `${words}: ${resultTexts.missedBy[result.who_missed].toLowerCase()}`;
}
