import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/dom';

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
