import { keepDraft, readDraft } from './drafts';

type Guard<Value> = (value: unknown) => value is Value;

/** Fields of a form to store, each with its type guard. Leave out fields that must not be stored, such as passwords. */
export type DraftFields<Draft extends object> = { readonly [Field in keyof Draft]-?: Guard<Draft[Field]> };

/**
 * Reads the stored fields of a form. Missing and invalid values are left out: an earlier version of the form may have
 * written the draft.
 */
export function readFormDraft<Draft extends object>(name: string, fields: DraftFields<Draft>): Partial<Draft> {
  const kept = parse(readDraft(name));
  const names = Object.keys(fields) as (keyof Draft & string)[];
  return Object.fromEntries(
    names.filter((field) => fields[field](kept[field])).map((field) => [field, kept[field]]),
  ) as Partial<Draft>;
}

/** Stores fields of a form under a name, like `keepDraft`; without fields it deletes the draft. */
export function keepFormDraft<Draft extends object>(name: string, kept: Partial<Draft>): void {
  keepDraft(name, Object.keys(kept).length > 0 ? JSON.stringify(kept) : '');
}

/** Type guards for `DraftFields`. */
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
    // Empty, or not written by `keepFormDraft`.
    return {};
  }
}
