import type { CurrentUser, Participant } from 'shared-api/contract';
import { companyFit, fitLine } from 'shared-api/fit';
import { texts } from './texts';

/** One line of the comparison: what it is about, and each company's value; empty where nothing was filled in. */
export interface CompareRow {
  label: string;
  values: readonly string[];
}

/** What companies have filled in, side by side. A line in which nobody has anything is left out. */
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

/** Whether the companies differ in a line. */
export function isDifferent({ values }: CompareRow): boolean {
  return new Set(values).size > 1;
}

/** The line is called «Подходит»: the cell begins with what follows. */
function fitOf(viewer: CurrentUser, company: Participant): string {
  const fit = companyFit(viewer, company);
  return fit ? fitLine(fit).replace(/^Подходит: /, '') : '';
}
