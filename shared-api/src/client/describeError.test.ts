import { expect, test } from '@jest/globals';
import { ApiError, type ApiProblem } from './ApiError';
import { describeError } from './describeError';

const UNFORESEEN = 'Непредвиденная ошибка! Повторите попытку позже.';

test.each<[string, ApiProblem, string]>([
  ['no network', { kind: 'network' }, 'Нет связи с сервером. Проверьте подключение к интернету и повторите.'],
  ['a timeout', { kind: 'timeout' }, 'Сервер не ответил вовремя. Повторите попытку.'],
  ['a refusal with a sentence', { kind: 'http', status: 409, text: 'Этот слот уже занят.' }, 'Этот слот уже занят.'],
  [
    'a rate limit with its waiting time',
    { kind: 'http', status: 429, text: 'Слишком много действий подряд. Попробуйте снова через 12 с.' },
    'Слишком много действий подряд. Попробуйте снова через 12 с.',
  ],
  ['a refusal without text', { kind: 'http', status: 404, text: '' }, UNFORESEEN],
  [
    'an HTML refusal of a proxy',
    { kind: 'http', status: 413, text: '<html>Request Entity Too Large</html>' },
    UNFORESEEN,
  ],
  ['a refusal of 301 characters', { kind: 'http', status: 400, text: 'я'.repeat(301) }, UNFORESEEN],
  ['a server error', { kind: 'http', status: 500, text: 'TypeError: x is undefined' }, UNFORESEEN],
  [
    'a server without database',
    { kind: 'http', status: 503, text: 'Сервис временно недоступен. Попробуйте позже.' },
    'Сервис временно недоступен. Попробуйте позже.',
  ],
  ['a proxy without backend', { kind: 'http', status: 503, text: 'no available server' }, UNFORESEEN],
  ['an empty answer', { kind: 'http', status: 200, text: '' }, UNFORESEEN],
  ['form error codes', { kind: 'form', status: 422, codes: { login: 'ERROR_LOGIN' } }, UNFORESEEN],
])('describes %s', (_, problem, sentence) => expect(describeError(new ApiError(problem))).toBe(sentence));

test.each([new TypeError('x is undefined'), 'text', undefined])(
  'hides an error that is not an ApiError (%p)',
  (error) => expect(describeError(error)).toBe(UNFORESEEN),
);
