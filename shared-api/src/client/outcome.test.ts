import { expect, test } from '@jest/globals';
import { ApiError, type ApiProblem } from './ApiError';
import { mayHaveArrived, outcome, problemOf, type Outcome } from './outcome';
import { readAnswer } from './readAnswer';

const http = (status: number): ApiProblem => ({ kind: 'http', status, text: '' });

/** Outcomes by problem; the last column tells whether the server may have carried out the call. */
const OUTCOMES: [ApiProblem, Outcome, boolean][] = [
  [{ kind: 'network' }, 'offline', true],
  [{ kind: 'timeout' }, 'offline', true],
  [http(200), 'offline', true],
  [http(302), 'offline', true],
  [http(408), 'offline', true],
  [http(425), 'offline', true],
  [http(502), 'offline', true],
  [http(503), 'offline', true],
  [http(504), 'offline', true],
  [http(500), 'unknown', true],
  [http(507), 'unknown', true],
  [http(400), 'refused', false],
  [http(403), 'refused', false],
  [http(413), 'refused', false],
  [http(415), 'refused', false],
  [http(422), 'refused', false],
  [{ kind: 'form', status: 422, codes: { email: 'ERROR_EMAIL_EXIST' } }, 'refused', false],
  [{ kind: 'form', status: 200, codes: { email: 'ERROR_EMAIL_EXIST' } }, 'refused', false],
  [{ kind: 'http', status: 200, text: 'Картинка повреждена.' }, 'refused', false],
  [http(401), 'signed-out', false],
  [http(404), 'not-found', false],
  [http(409), 'conflict', false],
  [http(429), 'too-many', false],
];

test.each(OUTCOMES)('%j is %s, may have arrived: %p', (problem, expected, mayArrive) => {
  const error = new ApiError(problem);
  expect([outcome(error), mayHaveArrived(error)]).toEqual([expected, mayArrive]);
});

test.each([new Error('bug'), undefined, 'text'])('treats %p as unknown', (error) => {
  expect([outcome(error), mayHaveArrived(error), problemOf(error)]).toEqual(['unknown', true, http(0)]);
});

test.each([
  ['a captive portal’s page', { status: 200, type: 'text/html', text: '<html>' }],
  ['truncated JSON', { status: 200, type: 'application/json', text: '{"id":' }],
  ['a gateway’s error page', { status: 502, type: 'text/html', text: '<html>' }],
])('counts %s as no answer', (_name, answer) => {
  let error: unknown;
  try {
    readAnswer(answer);
  } catch (thrown) {
    error = thrown;
  }
  expect(outcome(error)).toBe('offline');
});
