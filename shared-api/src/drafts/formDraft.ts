import { keepDraft, readDraft } from './draft';

/** Whether a kept value is one that the field can hold. */
type Guard<Value> = (value: unknown) => value is Value;

/** Which fields of a form are kept, each with what it can hold. What must not be kept (passwords) is not named. */
export type DraftFields<Draft extends object> = { readonly [Field in keyof Draft]-?: Guard<Draft[Field]> };

/**
 * The fields that were kept of a form. A field that is not there, or holds something that makes no sense (any more), is left
 * out: the storage is the browser's, and what an earlier version of the form wrote may lie there.
 */
export function readFormDraft<Draft extends object>(name: string, fields: DraftFields<Draft>): Partial<Draft> {
  const kept = parse(readDraft(name));
  const names = Object.keys(fields) as (keyof Draft & string)[];
  return Object.fromEntries(
    names.filter((field) => fields[field](kept[field])).map((field) => [field, kept[field]]),
  ) as Partial<Draft>;
}

/** Keeps fields of a form under a name, as `keepDraft` keeps a text; without any field it forgets the draft. */
export function keepFormDraft<Draft extends object>(name: string, kept: Partial<Draft>): void {
  keepDraft(name, Object.keys(kept).length > 0 ? JSON.stringify(kept) : '');
}

/** What a field can hold. */
export const draftField = {
  text: (value: unknown): value is string => typeof value === 'string',
  flag: (value: unknown): value is boolean => typeof value === 'boolean',
  texts: (value: unknown): value is string[] => isListOf(value, 'string'),
  numbers: (value: unknown): value is number[] => isListOf(value, 'number'),
  oneOf:
    <const Value extends string>(...values: readonly Value[]) =>
    (value: unknown): value is Value =>
      values.some((one) => one === value),
};

function isListOf(value: unknown, kind: 'string' | 'number'): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === kind);
}

function parse(draft: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(draft);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Empty, or not ours.
    return {};
  }
}
