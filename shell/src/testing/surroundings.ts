import { jest } from '@jest/globals';
import type { ReactNode } from 'react';
import type { ExposedName } from 'shared-api/federation';

/**
 * Mocks of the shell's surroundings that tests must not reach: the remotes, the push service, the browser's address
 * bar. Import this file before the tested module, since it registers mocks.
 */
export const surroundings = {
  loadExposed: jest.fn<(name: ExposedName, attempt: number) => Promise<() => ReactNode>>(),
  preloadExposed: jest.fn<(name: ExposedName) => void>(),
  connectRealtime: jest.fn<(...args: unknown[]) => () => void>(() => () => {}),
  leave: jest.fn<(href: string) => void>(),
  reopen: jest.fn<(href: string) => void>(),
};

jest.mock('../federation/loadExposed', () => ({
  loadExposed: async (name: ExposedName, attempt: number) => ({
    default: await surroundings.loadExposed(name, attempt),
  }),
  preloadExposed: surroundings.preloadExposed,
}));
jest.mock('shared-api/realtime-connection', () => ({ connectRealtime: surroundings.connectRealtime }));
jest.mock('../addresses/leave', () => ({ leave: surroundings.leave, reopen: surroundings.reopen }));
jest.mock('../offline/KeptPages', () => ({ KeptPages: () => null }));
// Its idle moment may occur after the test has ended.
jest.mock('../auth/prepareNextScreen', () => ({ prepareNextScreen: () => {} }));
jest.mock('shared-ui/whenIdle', () => ({
  ...jest.requireActual<object>('shared-ui/whenIdle'),
  whenIdle: (task: () => void) => {
    task();
    return () => {};
  },
}));
