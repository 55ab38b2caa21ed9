import { keepDraft, readDraft } from 'shared-api/storage';

/** Unsaved values of a form, with the version that they were typed upon. */
export interface VersionedDraft<Values> {
  version: number;
  values: Values;
}

/**
 * Reads an unsaved form; undefined without one, or when another version of the form wrote it.
 * @param version the present one, for mailings and companies' cards that 0.4.0 kept without a version
 */
export function readVersionedDraft<Values>(
  name: string,
  version: number,
  isValues: (value: unknown) => value is Values,
): VersionedDraft<Values> | undefined {
  try {
    const kept: unknown = JSON.parse(readDraft(name));
    if (isValues(kept)) return { version, values: kept };
    const { values, version: seen } = kept as Record<keyof VersionedDraft<unknown>, unknown>;
    return typeof seen === 'number' && isValues(values) ? { version: seen, values } : undefined;
  } catch {
    // Empty or damaged.
    return undefined;
  }
}

/** Keeps an unsaved form on this device; undefined deletes it. */
export function keepVersionedDraft(name: string, draft: VersionedDraft<unknown> | undefined): void {
  keepDraft(name, draft ? JSON.stringify(draft) : '');
}

/** Whether a stored value has texts under these names. */
export const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
