import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { fakeApi } from './fakeApi';

/** Starts the fake network for a test file; answers given in one test are gone in the next. */
export function useFakeApi(): typeof fakeApi {
  beforeAll(() => fakeApi.server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => fakeApi.server.resetHandlers());
  afterAll(() => fakeApi.server.close());
  return fakeApi;
}
