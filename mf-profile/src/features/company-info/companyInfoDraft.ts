import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/storage';
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

/** The unsaved fields that a user typed; empty without a draft. */
export function readCompanyInfoDraft(userId: number): Partial<CompanyInfoValues> {
  return readFormDraft(nameOf(userId), fields);
}

/** Stores the changed fields so that they survive a reload; deletes the draft when no field has changed. */
export function keepCompanyInfoDraft(userId: number, values: CompanyInfoValues, saved: CompanyInfoValues): void {
  const changed = changedFields(values, saved);
  keepFormDraft(nameOf(userId), Object.fromEntries(changed.map((field) => [field, values[field]])));
}
