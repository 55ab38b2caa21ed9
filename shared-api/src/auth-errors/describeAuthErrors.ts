import { ApiError, type ApiProblem } from '../client/ApiError';
import { describeError } from '../client/describeError';
import type { ErrorCode } from '../contract';

/** A field of the login, sign-up or reset form that can be highlighted; a form ignores those it doesn't have. */
export type AuthField = 'login' | 'password' | 'phone' | 'email';

/** A refusal of login, sign-up or password reset, ready to be shown. */
export interface AuthErrors {
  /** The account awaits activation: the not-activated panel is shown instead of the alert. */
  isNotActivated: boolean;
  /** Russian, for the red alert; never a raw code. */
  message: string;
  /** Which fields to highlight. */
  fields: readonly AuthField[];
}

/** Specification, section 8: each code's message, and the field that this message highlights. */
const refusals: Record<ErrorCode, { message: string; field: AuthField }> = {
  ERROR_EMAIL_EXIST: { message: 'Такой E-mail уже используется.', field: 'email' },
  ERROR_PHONE_EXIST: { message: 'Такой номер телефона уже используется.', field: 'phone' },
  ERROR_PASSWORD: { message: 'Неверный пароль.', field: 'password' },
  ERROR_LOGIN: { message: 'Такого пользователя не существует.', field: 'login' },
  ERROR_AUTH: { message: 'Аккаунт находится на модерации, войдите позже.', field: 'login' },
};

/**
 * What login, sign-up and password reset show when the server refuses (AUTH-03, AUTH-04, AUTH-05). Several codes give
 * several sentences. An unknown code, a lost connection and every other problem give a general one, and no field is
 * highlighted.
 */
export function describeAuthErrors(problem: ApiProblem): AuthErrors {
  const codes = problem.kind === 'form' ? [...new Set(Object.values(problem.codes))] : [];
  const known = codes.filter(isErrorCode);
  const sentences = known.map((code) => refusals[code].message);
  if (known.length < codes.length || known.length === 0) sentences.push(describeError(new ApiError(problem)));
  return {
    isNotActivated: known.includes('ERROR_AUTH'),
    message: sentences.join(' '),
    fields: [...new Set(known.map((code) => refusals[code].field))],
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(refusals, code);
}
