import { ValidationError } from 'yup';
import { signupSchema, type SignupValues } from './signup.schema';
import type { SignupRefusal } from './signupRefusal';

/** What is wrong with the form, by field. */
export type SignupProblems = Partial<Record<keyof SignupValues, string>>;

/** Checks the form against the schema, and against what the server refused last until that is changed (AUTH-05). */
export function findProblems(values: SignupValues, refusal: SignupRefusal | undefined): SignupProblems {
  const problems: Record<string, string> = {};
  for (const { path = '', message } of errorsIn(values)) problems[path] ??= message;
  for (const [field, { value, message }] of Object.entries(refusal?.refused ?? {}))
    if (values[field as keyof SignupValues] === value) problems[field] = message;
  return problems;
}

/** A field may have several; the first is the one to show. */
function errorsIn(values: SignupValues): readonly ValidationError[] {
  try {
    signupSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner;
  }
}
