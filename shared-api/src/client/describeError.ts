import { ApiError } from './ApiError';

/**
 * A Russian sentence for users: what went wrong and, where it helps, what to do.
 * The server's own text is shown only where it is written for people: for refusals (4xx), and in Russian for 503.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return UNFORESEEN;
  const { problem } = error;
  switch (problem.kind) {
    case 'network':
      return 'Нет связи с сервером. Проверьте подключение к интернету и повторите.';
    case 'timeout':
      return 'Сервер не ответил вовремя. Повторите попытку.';
    case 'file':
      return 'Файл изменился после выбора. Выберите его снова.';
    case 'http':
      return isForPeople(problem) ? problem.text : UNFORESEEN;
    case 'form':
      return UNFORESEEN;
  }
}

/** The code that users name to the organizers when the server has failed; undefined for any other failure. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof ApiError && error.problem.kind === 'http' ? error.problem.requestId : undefined;
}

function isForPeople({ status, text }: { status: number; text: string }): boolean {
  if (!/^[^<]{1,300}$/.test(text)) return false;
  // A proxy in front of the server writes its 503 in English.
  return status === 503 ? /[а-яё]/i.test(text) : status >= 400 && status < 500;
}

const UNFORESEEN = 'Непредвиденная ошибка! Повторите попытку позже.';
