import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/storage';
import type { SectionDraft } from '#forms/useSectionForm';
import type { CompanyInfoValues } from './companyInfo.schema';
import { changedFields, TOGETHER } from './companyInfoValues';

type Field = keyof CompanyInfoValues;
type Fields = Partial<CompanyInfoValues>;

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

/** The stored form: the changed fields, and beside them their values before the change. */
type StoredDraft = CompanyInfoValues & { base: Fields };

const nameOf = (userId: number) => `company-info.${userId}`;

/** The unsaved fields that a user typed; empty without a draft. */
export function readCompanyInfoDraft(userId: number): SectionDraft<CompanyInfoValues> {
  const { base = {}, ...values } = readFormDraft<StoredDraft>(nameOf(userId), { ...fields, base: isBase });
  return { values, base };
}

interface FormState {
  typed: CompanyInfoValues;
  saved: CompanyInfoValues;
  /** Values of conflicting fields before either side changed them. */
  conflictBases: Fields;
}

/** Stores the changed fields so that they survive a reload; deletes the draft when no field has changed. */
export function keepCompanyInfoDraft(userId: number, { typed, saved, conflictBases }: FormState): void {
  const changed = withUnits(changedFields(typed, saved));
  const base = pick({ ...saved, ...conflictBases }, changed);
  keepFormDraft<StoredDraft>(nameOf(userId), changed.length > 0 ? { ...pick(typed, changed), base } : {});
}

/** The fields and those that are merged as a unit with them. */
function withUnits(some: readonly Field[]): Field[] {
  const units = TOGETHER.filter((unit) => unit.some((field) => some.includes(field)));
  return [...new Set([...some, ...units.flat()])];
}

function pick(values: Fields, some: readonly Field[]): Fields {
  return Object.fromEntries(some.filter((field) => field in values).map((field) => [field, values[field]]));
}

function isBase(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([field, kept]) => field in fields && fields[field as Field](kept));
}
