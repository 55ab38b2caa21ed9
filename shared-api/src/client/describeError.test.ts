import { expect, test } from '@jest/globals';
import { ApiError, type ApiProblem } from './ApiError';
import { describeError } from './describeError';

const UNFORESEEN = 'Непредвиденная ошибка! Повторите попытку позже.';

test.each<[string, ApiProblem, string]>([
  ['no network', { kind: 'network' }, 'Нет связи с сервером. Проверьте подключение к интернету и повторите.'],
  ['silence', { kind: 'timeout' }, 'Сервер не ответил вовремя. Повторите попытку.'],
  ['a refusal in words', { kind: 'http', status: 409, text: 'Этот слот уже занят.' }, 'Этот слот уже занят.'],
  [
    'too many changes at once, with the time to wait',
    { kind: 'http', status: 429, text: 'Слишком много действий подряд. Попробуйте снова через 12 с.' },
    'Слишком много действий подряд. Попробуйте снова через 12 с.',
  ],
  ['a refusal without words', { kind: 'http', status: 404, text: '' }, UNFORESEEN],
  [
    'a refusal by a proxy’s page',
    { kind: 'http', status: 413, text: '<html>Request Entity Too Large</html>' },
    UNFORESEEN,
  ],
  ['a refusal as long as a page', { kind: 'http', status: 400, text: 'я'.repeat(301) }, UNFORESEEN],
  ['a broken server', { kind: 'http', status: 500, text: 'TypeError: x is undefined' }, UNFORESEEN],
  [
    'a server without its database',
    { kind: 'http', status: 503, text: 'Сервис временно недоступен. Попробуйте позже.' },
    'Сервис временно недоступен. Попробуйте позже.',
  ],
  ['a proxy without a server', { kind: 'http', status: 503, text: 'no available server' }, UNFORESEEN],
  ['an answer that is none', { kind: 'http', status: 200, text: '' }, UNFORESEEN],
  ['codes', { kind: 'form', status: 422, codes: { login: 'ERROR_LOGIN' } }, UNFORESEEN],
])('%s', (_, problem, sentence) => expect(describeError(new ApiError(problem))).toBe(sentence));

test.each([new TypeError('x is undefined'), 'text', undefined])(
  'hides an error that is no server response (%p)',
  (error) => expect(describeError(error)).toBe(UNFORESEEN),
);
