import { expect, test } from '@jest/globals';
import { ApiError, type ApiProblem } from 'shared-api/client';
import { isRefusal } from './retries';

test.each<[ApiProblem, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'http', status: 503, text: '' }, true],
  [{ kind: 'http', status: 200, text: '' }, true],
  [{ kind: 'http', status: 404, text: '' }, false],
  [{ kind: 'http', status: 401, text: '' }, false],
  [{ kind: 'form', status: 422, codes: {} }, false],
])('%j is retried automatically: %p', (problem, expected) => expect(!isRefusal(new ApiError(problem))).toBe(expected));

test('retries an error that is not an ApiError', () => expect(isRefusal(new Error('/config.json'))).toBe(false));
