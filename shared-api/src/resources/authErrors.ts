import { describeError } from '../client/describeError';
import { problemOf } from '../client/outcome';
import type { ErrorCode } from '../contract';

/** A field of the login, sign-up or reset form that can be highlighted; a form ignores those it doesn't have. */
export type AuthField = 'login' | 'password' | 'phone' | 'email';

/** A failed login or sign-up in the words of its form. */
export interface AuthErrors {
  /** True when the server rejected the input; false when it failed or was unreachable. */
  isRefused: boolean;
  /** The account awaits activation: the form shows the not-activated panel instead of the alert. */
  isNotActivated: boolean;
  /** Russian, for the red alert; never a raw code. */
  message: string;
  /** Messages of the fields to highlight (AUTH-05). */
  fields: Partial<Record<AuthField, string>>;
}

/** Message and highlighted field of each code (specification, section 8). */
const refusals: Record<ErrorCode, { message: string; field: AuthField }> = {
  ERROR_EMAIL_EXIST: { message: 'Такой E-mail уже используется.', field: 'email' },
  ERROR_PHONE_EXIST: { message: 'Такой номер телефона уже используется.', field: 'phone' },
  ERROR_PASSWORD: { message: 'Неверный пароль.', field: 'password' },
  ERROR_LOGIN: { message: 'Такого пользователя не существует.', field: 'login' },
  ERROR_AUTH: { message: 'Аккаунт находится на модерации, войдите позже.', field: 'login' },
};

/**
 * The texts of a refused login, sign-up or password reset (AUTH-03, AUTH-04, AUTH-05). Several codes give several
 * sentences. An unknown code, a lost connection and any other problem give a general sentence and highlight no field.
 */
export function describeAuthErrors(error: unknown): AuthErrors {
  const problem = problemOf(error);
  const codes = problem.kind === 'form' ? [...new Set(Object.values(problem.codes))] : [];
  const knownCodes = codes.filter(isErrorCode);
  const sentences = knownCodes.map((code) => refusals[code].message);
  if (knownCodes.length < codes.length || knownCodes.length === 0) sentences.push(describeError(error));
  return {
    isRefused: problem.kind === 'form',
    isNotActivated: knownCodes.includes('ERROR_AUTH'),
    message: sentences.join(' '),
    fields: Object.fromEntries(knownCodes.map((code) => [refusals[code].field, refusals[code].message])),
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(refusals, code);
}
