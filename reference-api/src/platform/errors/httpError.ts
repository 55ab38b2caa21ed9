import type { Schema } from '../contract/types.ts';

const RETRY_SECONDS = 5;

/** An unsuccessful answer: its status and a Russian sentence that the client may show. */
export class HttpError extends Error {
  readonly status: number;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter?: number) {
    super(text);
    this.status = status;
    this.retryAfter = retryAfter;
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

export const badRequest = (text: string) => new HttpError(400, text);
export const unauthorized = () => new HttpError(401, 'Войдите, чтобы продолжить.');
export const forbidden = (text: string) => new HttpError(403, text);
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
