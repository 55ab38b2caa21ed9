import { ApiError } from './ApiError';

/**
 * A Russian sentence for a person: what went wrong and, where it helps, what to do.
 * The server's own text is shown only for refusals (4xx), where it is written for people.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return UNFORESEEN;
  const { problem } = error;
  switch (problem.kind) {
    case 'network':
      return 'Нет связи с сервером. Проверьте подключение к интернету и повторите.';
    case 'timeout':
      return 'Сервер не ответил вовремя. Повторите попытку.';
    case 'http':
      return problem.status >= 400 && problem.status < 500 && /^[^<]{1,300}$/.test(problem.text)
        ? problem.text
        : UNFORESEEN;
    case 'form':
      return UNFORESEEN;
  }
}

const UNFORESEEN = 'Непредвиденная ошибка! Повторите попытку позже.';
