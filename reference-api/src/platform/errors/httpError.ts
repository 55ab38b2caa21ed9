import type { Schema } from '../contract/types.ts';

const RETRY_SECONDS = 5;

/** An unsuccessful answer: its status and a Russian sentence that the client may show. */
export class HttpError extends Error {
  readonly status: number;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** Headers that tell the client what to do. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, retryAfter?: number, headers: Readonly<Record<string, string>> = {}) {
    super(text);
    this.status = status;
    this.retryAfter = retryAfter;
    this.headers = headers;
  }
}

/** A rejected form: error codes by field, answered as 422. */
export class FormError extends Error {
  readonly codes: Schema<'FormErrors'>['errors'];

  constructor(codes: Schema<'FormErrors'>['errors']) {
    super('Form errors');
    this.codes = codes;
  }
}

/** A write that the present state does not allow: answered as 409 with that state, for a client that shows both. */
export class StateError extends Error {
  readonly body: { message: string } & Record<string, unknown>;

  constructor(body: { message: string } & Record<string, unknown>) {
    super(body.message);
    this.body = body;
  }
}

export const badRequest = (text: string) => new HttpError(400, text);
export const unauthorized = () => new HttpError(401, 'Войдите, чтобы продолжить.');
export const forbidden = (text: string) => new HttpError(403, text);
/** The user has to enter the password again first. */
export const unconfirmed = () =>
  new HttpError(403, 'Подтвердите, что это вы: введите пароль.', undefined, { 'x-confirm': 'password' });
export const notFound = (text: string) => new HttpError(404, text);
export const conflict = (text: string) => new HttpError(409, text);
const MINUTE_SECONDS = 60;
/** A part of the server is busy or out of order; «через минуту» in the sentences names the same time. */
export const unavailable = (text: string) => new HttpError(503, text, MINUTE_SECONDS);
/** The database or the disk is unavailable: see `outageOf`. */
export const outOfService = () => new HttpError(503, 'Сервис временно недоступен. Попробуйте позже.', RETRY_SECONDS);
const HOUR_SECONDS = 3600;
export const tooManyRequests = (seconds?: number) =>
  new HttpError(
    429,
    (seconds ?? 0) > HOUR_SECONDS
      ? 'Слишком много попыток за сутки. Попробуйте снова завтра.'
      : 'Слишком много попыток. Подождите несколько минут и попробуйте снова.',
    seconds,
  );
/** Seconds after which waiting reads are usually done. */
const READS_SECONDS = 2;
export const tooManyReads = () =>
  new HttpError(429, 'Слишком много запросов одновременно. Повторите через несколько секунд.', READS_SECONDS);
export const tooManyWrites = (seconds: number) =>
  new HttpError(429, `Слишком много действий подряд. Попробуйте снова через ${seconds} с.`, seconds);
