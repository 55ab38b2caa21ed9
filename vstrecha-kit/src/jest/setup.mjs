/* global beforeEach, jest */
import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

// React's development build captures a stack for every created element, for warnings that fail no test: a tenth of the
// time of component tests. It stops after ten thousand elements per second; here that limit counts as reached.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  {
    get: () => Infinity,
    set() {},
  },
);

// However the test before has ended.
beforeEach(() => void jest.useRealTimers());

configure(({ getElementError }) => ({
  // Screens normally update at once, but on a busy machine the default of one second is too short. Under faked timers this
  // is faked time.
  asyncUtilTimeout: 15_000,
  // Printing the document takes long, and while waiting only the last error is shown: it prints when it is read.
  getElementError: (message, container) =>
    isWaiting() && message !== null
      ? Object.defineProperties(new Error(), {
          name: { value: 'TestingLibraryElementError' },
          message: { get: () => getElementError(message, container).message, configurable: true },
        })
      : getElementError(message, container),
}));

const isWaiting = () => getConfig()._disableExpensiveErrorDiagnostics;
