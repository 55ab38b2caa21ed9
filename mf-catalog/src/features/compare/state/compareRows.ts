import type { CurrentUser, Participant } from 'shared-api/contract';
import { companyFit, fitLine } from 'shared-api/fit';
import { texts } from '../texts';

/** A row of the comparison; a company's value is empty when not filled in. */
export interface CompareRow {
  label: string;
  values: readonly string[];
}

/** Rows of the comparison, without those in which all values are empty. */
export function compareRows(companies: readonly Participant[], viewer: CurrentUser): CompareRow[] {
  const [first] = companies;
  if (!first) return [];
  const row = (label: string, valueOf: (company: Participant) => string): CompareRow => ({
    label,
    values: companies.map((company) => valueOf(company).trim()),
  });
  return [
    row(texts.place, ({ country, city }) => [country, city].filter(Boolean).join(', ')),
    row(texts.fit, (company) => fitOf(viewer, company)),
    row(texts.activity(first.type), ({ activity }) => activity.map(({ value }) => value).join(', ')),
    row(texts.circulation, (company) => company.minimum_circulation.join(', ')),
    row(texts.sum, (company) => company.minimum_sum.join(', ')),
    row(texts.branding, (company) => company.branding),
    row(texts.industry, (company) => company.industry),
    row(texts.site, (company) => company.site),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

/** Whether the companies differ in a row. */
export function isDifferent({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}

/** The row is already labelled «Подходит»: drop that prefix from the cell. */
function fitOf(viewer: CurrentUser, company: Participant): string {
  const fit = companyFit(viewer, company);
  return fit ? fitLine(fit).replace(/^Подходит: /, '') : '';
}
