import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { reopen } from '../addresses/leave';
import { stopFault } from '../federation/registry/faults';
import { addTrials, endTrial, getTrials, onTrials, withoutTrials, type Trial } from '../federation/registry/trialList';
import { TrialPanel } from './TrialPanel';

interface TrialBadgeProps {
  /** A query with parameters of trials. */
  asked: string;
}

/** Shows what this tab tries out. Keeps the parameters of a query for the tab, then reloads without them. */
export function TrialBadge({ asked }: TrialBadgeProps) {
  const { pathname, search, hash } = useLocation();
  const trials = useSyncExternalStore(onTrials, getTrials);
  const address = pathname + withoutTrials(search) + hash;
  const reload = useEffectEvent(() => reopen(address));

  useEffect(() => {
    if (asked !== '' && addTrials(asked)) reload();
  }, [asked]);

  const end = (trial: Trial) => {
    endTrial(trial);
    // A fault ends without a new page: «Повторить» then shows how the section recovers.
    if (trial.fault) stopFault(trial.remote);
    else if (trial.problem === undefined) reopen(address);
  };
  return trials.length > 0 ? <TrialPanel trials={trials} onEnd={end} /> : null;
}
