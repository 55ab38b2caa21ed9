import type { Schema } from 'shared-api/contract';
import { texts } from './texts';

/** Shortest password (specification, section 9). */
const PASSWORD_LENGTH = 6;

/** What is wrong with the login form, by field (specification, section 5, Login). */
export function validateLogin({
  login,
  password,
}: Schema<'LoginForm'>): Partial<Record<keyof Schema<'LoginForm'>, string>> {
  return {
    ...(login.trim() === '' && { login: texts.loginRequired }),
    ...(password.length < PASSWORD_LENGTH && { password: texts.passwordTooShort }),
  };
}
