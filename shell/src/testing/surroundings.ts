import { jest } from '@jest/globals';
import type { ReactNode } from 'react';
import type { ExposedName } from 'shared-api/federation';

/**
 * What lies around the shell and no test may touch: the remotes, the push service, the browser's address bar.
 * Import this file before what is tested: its mocks stand from then on.
 */
export const surroundings = {
  loadExposed: jest.fn<(name: ExposedName, attempt: number) => Promise<() => ReactNode>>(),
  preloadExposed: jest.fn<(name: ExposedName) => void>(),
  connectRealtime: jest.fn<(...args: unknown[]) => () => void>(() => () => {}),
  leave: jest.fn<(href: string) => void>(),
};

jest.mock('../federation/loadExposed', () => ({
  loadExposed: async (name: ExposedName, attempt: number) => ({
    default: await surroundings.loadExposed(name, attempt),
  }),
  preloadExposed: surroundings.preloadExposed,
}));
jest.mock('shared-api/realtime-connection', () => ({ connectRealtime: surroundings.connectRealtime }));
jest.mock('../guard/leave', () => ({ leave: surroundings.leave }));
// It waits for an idle moment that may come when the test is over.
jest.mock('../auth/prepareNextScreen', () => ({ prepareNextScreen: () => {} }));
jest.mock('shared-ui/whenIdle', () => ({ whenIdle: (task: () => void) => task() }));
