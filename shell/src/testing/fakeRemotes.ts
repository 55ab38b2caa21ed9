import { jest } from '@jest/globals';
import type { ExposedName } from 'shared-api/federation';
import type { ReactNode } from 'react';

/** Takes the place of the one module that loads remotes. Import this file before what is tested: its mocks stand from then on. */
export const fakeRemotes = {
  loadExposed: jest.fn<(name: ExposedName) => Promise<() => ReactNode>>(),
  preloadExposed: jest.fn<(name: ExposedName) => void>(),
  connectRealtime: jest.fn(async () => () => {}),
};

jest.mock('../federation/loadExposed', () => ({ loadExposed: fakeRemotes.loadExposed, preloadExposed: fakeRemotes.preloadExposed }));
jest.mock('shared-api/realtime', () => ({ ...jest.requireActual<object>('shared-api/realtime'), connectRealtime: fakeRemotes.connectRealtime }));
// It waits for an idle moment that may come when the test is over.
jest.mock('../auth/prepareNextScreen', () => ({ prepareNextScreen: () => {} }));
