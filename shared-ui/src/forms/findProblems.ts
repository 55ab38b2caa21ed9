import { ValidationError, type Schema } from 'yup';

/** Error messages by field. */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

/** Fields that the server refused, with the values it refused. */
export interface Refusal<Values> {
  /** Messages by field; fields that the form does not have are ignored. */
  fields: Readonly<Partial<Record<string, string>>>;
  values: Values;
}

/**
 * Validates values against a schema, keeping the first error of each field. A refused field stays invalid while it has
 * the refused value (AUTH-05).
 */
export function findProblems<Values extends object>(
  schema: Schema,
  values: Values,
  refusal?: Refusal<Values>,
): Problems<Values> {
  const problems: Partial<Record<string, string>> = {};
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = '', message } of error.inner) problems[path] ??= message;
  }
  for (const [field, message] of Object.entries(refusal?.fields ?? {})) {
    const name = field as keyof Values;
    if (field in values && values[name] === refusal?.values[name]) problems[field] = message;
  }
  return problems as Problems<Values>;
}
