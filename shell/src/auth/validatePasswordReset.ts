import { isEmail } from 'shared-ui/isEmail';
import { passwordResetTexts as texts } from './passwordResetTexts';

/** What is wrong with the password reset form (specification, section 5, Password reset). */
export function validatePasswordReset({ email }: { email: string }): { email?: string } {
  if (email.trim() === '') return { email: texts.emailRequired };
  return isEmail(email.trim()) ? {} : { email: texts.emailInvalid };
}
