import { expect, test } from '@jest/globals';
import { ApiError, type ApiProblem } from 'shared-api/client';
import { swrOptions } from './swrOptions';

const isTriedAgain = (error: unknown) => (swrOptions.shouldRetryOnError as (error: unknown) => boolean)(error);

test.each<[ApiProblem, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'http', status: 503, text: '' }, true],
  [{ kind: 'http', status: 200, text: '' }, true],
  [{ kind: 'http', status: 404, text: '' }, false],
  [{ kind: 'http', status: 401, text: '' }, false],
  [{ kind: 'form', status: 422, codes: {} }, false],
])('%j is tried again by itself: %p', (problem, expected) =>
  expect(isTriedAgain(new ApiError(problem))).toBe(expected),
);

test('a failure that is not the server’s is tried again', () =>
  expect(isTriedAgain(new Error('/config.json'))).toBe(true));
