import { describeAuthErrors, describeRefusedFields, type AuthField } from 'shared-api/auth-errors';
import { ApiError, describeError } from 'shared-api/client';
import type { SignupValues } from './signup.schema';

type RefusedField = Extract<AuthField, keyof SignupValues>;

/** Why the server did not create the account, or did not log in to it. */
export interface SignupRefusal {
  /** The account awaits activation: a panel is shown instead of the alert (AUTH-04). */
  isNotActivated: boolean;
  /** Russian, for the alert. */
  message: string;
  /** Values that the server does not take, and why; a field is wrong as long as it holds that value (AUTH-05). */
  refused: Partial<Record<RefusedField, { value: string; message: string }>>;
}

/** A failed call as the form shows it. */
export function describeRefusal(error: unknown, values: Pick<SignupValues, RefusedField>): SignupRefusal {
  if (!(error instanceof ApiError)) return { isNotActivated: false, message: describeError(error), refused: {} };
  const { problem } = error;
  const refused: SignupRefusal['refused'] = {};
  for (const [name, reason] of Object.entries(describeRefusedFields(problem))) {
    const field = name as AuthField;
    if (field !== 'login') refused[field] = { value: values[field], message: reason };
  }
  const { isNotActivated, message } = describeAuthErrors(problem);
  return { isNotActivated, message, refused };
}
