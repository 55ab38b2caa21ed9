import { violatedConstraint } from '#platform/database/database.ts';
import { FormError } from '#platform/errors/httpError.ts';

/** The form error behind a failed insert or update of a user, when another account has the e-mail or the phone. */
export function duplicateContact(error: unknown): FormError | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_email_key') return new FormError({ email: 'ERROR_EMAIL_EXIST' });
  if (constraint === 'users_phone_key') return new FormError({ phone: 'ERROR_PHONE_EXIST' });
  return undefined;
}
