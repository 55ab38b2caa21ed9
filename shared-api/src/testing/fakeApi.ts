import { setupServer } from 'msw/node';
import { createFakeApi } from './createFakeApi';

/**
 * The fake network of component tests: answers are typed by openapi.yaml, and every unexpected call fails the test.
 * Call `useFakeApi()` at the top of a test file.
 */
export const fakeApi = createFakeApi(setupServer());
