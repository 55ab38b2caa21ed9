import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/storage';
import { isSame } from '#state/mergeChanges';
import type { SectionDraft } from '#state/useSectionForm';
import type { CompanyInfoValues } from '../companyInfo.schema';
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

/**
 * Stores the changed fields so that they survive a reload, and removes this tab's other fields. Fields that another tab
 * stored in the same draft stay.
 * @param own the fields that this tab has stored or restored before
 * @returns the fields that this tab has stored now
 */
export function keepCompanyInfoDraft(userId: number, { typed, saved, conflictBases }: FormState, own: Fields): Fields {
  const kept = readCompanyInfoDraft(userId);
  const changed = withUnits(changedFields(typed, saved));
  const others = withUnits(changedFields({ ...saved, ...kept.values }, saved)).filter(
    (field) => field in kept.values && !changed.includes(field) && !isSame(kept.values[field], own[field]),
  );
  const mine = pick(typed, changed);
  const base = { ...pick(kept.base, others), ...pick({ ...saved, ...conflictBases }, changed) };
  const values = { ...pick(kept.values, others), ...mine };
  keepFormDraft<StoredDraft>(nameOf(userId), Object.keys(values).length > 0 ? { ...values, base } : {});
  return mine;
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
