import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { stopFault } from '../federation/faults';
import { addTrials, endTrial, getTrials, onTrials, withoutTrials, type Trial } from '../federation/trialList';
import { reopen } from '../navigation/leave';
import { TrialPanel } from './TrialPanel';

/** Shows what this tab tries out. Parameters of the address are kept for the tab, which then reloads without them. */
export function TrialBadge() {
  const { pathname, search, hash } = useLocation();
  const trials = useSyncExternalStore(onTrials, getTrials);

  useEffect(() => {
    const rest = withoutTrials(search);
    if (rest === search) return;
    if (addTrials(search)) reopen(pathname + rest + hash);
  }, [pathname, search, hash]);

  const end = (trial: Trial) => {
    endTrial(trial);
    // A fault ends without a new page: «Повторить» then shows how the section recovers.
    if (trial.fault) stopFault(trial.remote);
    else if (trial.problem === undefined) reopen(pathname + search + hash);
  };
  return trials.length > 0 ? <TrialPanel trials={trials} onEnd={end} /> : null;
}
