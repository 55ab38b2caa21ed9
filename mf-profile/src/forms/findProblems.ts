import { ValidationError, type Schema } from 'yup';

/** What is wrong with a form, by field. */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

/** Checks values against a schema; a field may be wrong in several ways, the first is the one to show. */
export function findProblems<Values extends object>(schema: Schema, values: Values): Problems<Values> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string> = {};
    for (const { path = '', message } of error.inner) problems[path] ??= message;
    return problems as Problems<Values>;
  }
}
