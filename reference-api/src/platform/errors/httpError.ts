import type { Schema } from '../contract/types.ts';

/** An answer that is not a success: its status and the Russian sentence that the client may show. */
export class HttpError extends Error {
  readonly status: number;
  /** in how many seconds the same request may succeed */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter?: number) {
    super(text);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A form that cannot be accepted: codes by field, answered as 422. */
export class FormError extends Error {
  readonly codes: Schema<'FormErrors'>['errors'];

  constructor(codes: Schema<'FormErrors'>['errors']) {
    super('Form errors');
    this.codes = codes;
  }
}

export const badRequest = (text: string) => new HttpError(400, text);
export const unauthorized = () => new HttpError(401, 'Войдите, чтобы продолжить.');
export const forbidden = (text: string) => new HttpError(403, text);
export const notFound = (text: string) => new HttpError(404, text);
export const conflict = (text: string) => new HttpError(409, text);
export const unavailable = (text: string) => new HttpError(503, text);
export const tooManyRequests = () =>
  new HttpError(429, 'Слишком много попыток. Подождите несколько минут и попробуйте снова.');
export const tooManyWrites = (seconds: number) =>
  new HttpError(429, `Слишком много действий подряд. Попробуйте снова через ${seconds} с.`, seconds);
