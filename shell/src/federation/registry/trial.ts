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
