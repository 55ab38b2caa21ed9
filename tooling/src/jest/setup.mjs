import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

// React's development build keeps a stack of where each element was made, for warnings that fail no test: a tenth of the time of component
// tests. It does so for the first ten thousand elements of a second; here that number counts as reached.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  {
    get: () => Infinity,
    set() {},
  },
);

configure(({ getElementError }) => ({
  // What a screen is waited for comes at once, unless the processor is busy with something else: one second would be too short then.
  asyncUtilTimeout: 5000,
  // Each error shows the whole document. Of those that come while something is waited for only the last is read, and `waitFor` adds it there.
  getElementError: (message, container) =>
    isWaiting() && message !== null
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

const isWaiting = () => getConfig()._disableExpensiveErrorDiagnostics;
