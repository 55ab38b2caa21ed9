import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/drafts';
import type { CompanyInfoValues } from './companyInfo.schema';
import { changedFields } from './companyInfoValues';

const fields: DraftFields<CompanyInfoValues> = {
  company: draftField.text,
  activity: draftField.numbers,
  description: draftField.text,
  site: draftField.text,
  circulation: draftField.texts,
  sum: draftField.texts,
  branding: draftField.text,
  isAdvertisingAgency: draftField.flag,
  industry: draftField.text,
};

const nameOf = (userId: number) => `company-info.${userId}`;

/** What a user typed and did not save, field by field; empty when there is nothing. */
export function readCompanyInfoDraft(userId: number): Partial<CompanyInfoValues> {
  return readFormDraft(nameOf(userId), fields);
}

/** Keeps the fields that differ from what is saved, so that they survive a reload; without any it forgets the draft. */
export function keepCompanyInfoDraft(userId: number, values: CompanyInfoValues, saved: CompanyInfoValues): void {
  const changed = changedFields(values, saved);
  keepFormDraft(nameOf(userId), Object.fromEntries(changed.map((field) => [field, values[field]])));
}
