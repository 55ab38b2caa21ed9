import type { Build } from 'shared-api/federation/build';

/** Storage key, in this tab, of the builds and faults that `?mf=` and `?mf-fault=` asked for (trialList.ts). */
export const TRIALS = 'vstrecha.trials';

let isOn: boolean | undefined;

/**
 * Whether this page tries out a build or a fault (applyTrials.ts). Failures are then no fault of a release: they are
 * neither reported nor remembered after the page.
 */
export function isTrial(): boolean {
  return (isOn ??= isKept());
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(TRIALS) !== null;
  } catch {
    return false;
  }
}

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
