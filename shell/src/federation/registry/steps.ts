import type { Build } from 'shared-api/federation/build';

/** Steps of loading a build that faults.ts replaces to rehearse failures. */
export const steps = {
  fetch: (address: string, init: RequestInit): Promise<Response> => fetch(address, init),
  /** Runs the scripts of an expose. */
  run: (
    _expose: string,
    _build: Build,
    start: () => Promise<Record<string, unknown>>,
  ): Promise<Record<string, unknown>> => start(),
};
