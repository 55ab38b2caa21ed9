import { keepDraft, readDraft } from 'shared-api/drafts';
import type { CompanyInfoValues } from './companyInfo.schema';
import { tidy } from './companyInfoValues';

const nameOf = (userId: number) => `company-info.${userId}`;

/** What a user typed and did not save, field by field; empty when there is nothing. */
export function readCompanyInfoDraft(userId: number): Partial<CompanyInfoValues> {
  const kept = parse(readDraft(nameOf(userId)));
  const values: Partial<CompanyInfoValues> = {};
  for (const field of ['company', 'description', 'site', 'branding', 'industry'] as const) {
    const text = kept[field];
    if (typeof text === 'string') values[field] = text;
  }
  for (const field of ['circulation', 'sum'] as const) {
    const list = kept[field];
    if (isListOf(list, 'string')) values[field] = list;
  }
  if (isListOf(kept.activity, 'number')) values.activity = kept.activity;
  if (typeof kept.isAdvertisingAgency === 'boolean') values.isAdvertisingAgency = kept.isAdvertisingAgency;
  return values;
}

/** Keeps the fields that differ from what is saved, so that they survive a reload; without any it forgets the draft. */
export function keepCompanyInfoDraft(userId: number, values: CompanyInfoValues, saved: CompanyInfoValues): void {
  const [now, before] = [tidy(values), tidy(saved)];
  const changed = (Object.keys(values) as (keyof CompanyInfoValues)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  );
  const kept = Object.fromEntries(changed.map((field) => [field, values[field]]));
  keepDraft(nameOf(userId), changed.length > 0 ? JSON.stringify(kept) : '');
}

function isListOf<Kind extends 'string' | 'number'>(
  list: unknown,
  kind: Kind,
): list is (Kind extends 'string' ? string : number)[] {
  return Array.isArray(list) && list.every((item) => typeof item === kind);
}

function parse(draft: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(draft);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
