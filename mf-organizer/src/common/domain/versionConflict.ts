import { problemOf } from 'shared-api/client';

/** State saved meanwhile by another organizer (StateConflict of openapi.yaml). */
export interface VersionConflict<State> {
  current: State;
  /** Name of the other organizer; empty if unknown. */
  changedBy: string;
  /** ISO date-time. */
  changedAt: string | undefined;
}

/** A field that differs between both versions, in words for people. */
export interface ConflictField {
  label: string;
  theirs: string;
  mine: string;
}

/** A field in words. */
export interface FieldWords {
  label: string;
  text: string;
  /** The common name of several fields: «даты». */
  group?: string;
}

/** Fields in which two versions differ. */
export function differences(theirs: readonly FieldWords[], mine: readonly FieldWords[]): ConflictField[] {
  const labels = [...new Set([...mine, ...theirs].map(({ label }) => label))];
  const textOf = (list: typeof mine, label: string) => list.find((each) => each.label === label)?.text ?? '';
  return labels
    .map((label) => ({ label, theirs: textOf(theirs, label), mine: textOf(mine, label) }))
    .filter((field) => field.theirs !== field.mine);
}

/** Reads the conflict of a failed save; `undefined` for any other failure. */
export function readVersionConflict<State extends { version: number }>(
  error: unknown,
): VersionConflict<State> | undefined {
  const problem = problemOf(error);
  if (problem.kind !== 'http' || problem.status !== 409 || !problem.details) return undefined;
  const { current, changed_by: by, changed_at: at } = problem.details;
  if (!isVersioned<State>(current)) return undefined;
  return {
    current,
    changedBy: isRecord(by) && typeof by.name === 'string' ? by.name : '',
    changedAt: typeof at === 'string' ? at : undefined,
  };
}

/** Trusts the contract for everything but the version. */
function isVersioned<State extends { version: number }>(value: unknown): value is State {
  return isRecord(value) && typeof value.version === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
