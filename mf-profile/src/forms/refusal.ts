import { describeAuthErrors, describeRefusedFields } from 'shared-api/auth-errors';
import { ApiError, describeError } from 'shared-api/client';
import type { Problems } from './findProblems';

/** Why the server did not take a form. */
export interface Refusal<Values> {
  /** It objects to what was typed; otherwise it could not be reached, or failed. */
  isObjection: boolean;
  /** Russian, for people. */
  message: string;
  /** A field is wrong as long as it holds the value that was refused. */
  fields: Partial<Record<keyof Values, { value: unknown; message: string }>>;
}

/** A failed call as a form shows it. */
export function describeRefusal<Values extends object>(error: unknown, values: Values): Refusal<Values> {
  if (!(error instanceof ApiError)) return { isObjection: false, message: describeError(error), fields: {} };
  const { problem } = error;
  const refused = Object.entries(describeRefusedFields(problem)).filter(([field]) => field in values);
  return {
    isObjection: problem.kind === 'form',
    message: describeAuthErrors(problem).message,
    fields: Object.fromEntries(
      refused.map(([field, message]) => [field, { value: values[field as keyof Values], message }]),
    ) as Refusal<Values>['fields'],
  };
}

/** What of a refusal still holds: nothing of fields that were changed since. */
export function refusedProblems<Values extends object>(
  refusal: Refusal<Values> | undefined,
  values: Values,
): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const field of Object.keys(refusal?.fields ?? {}) as (keyof Values)[]) {
    const refused = refusal?.fields[field];
    if (refused && refused.value === values[field]) problems[field] = refused.message;
  }
  return problems;
}
