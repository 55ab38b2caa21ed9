import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useModule } from 'shared-ui/Widget';
import { isTrial } from '../federation/registry/trial';

const badge = { load: () => import(/* webpackChunkName: "trials" */ './TrialBadge') };

/** Loads the badge in tabs that try out a build or a fault. */
export function TrialGate() {
  const { search } = useLocation();
  // Kept, because a page may rewrite its query before the badge has loaded.
  const [asked, setAsked] = useState('');
  if (search !== asked && /[?&]mf(-fault)?=/.test(search)) setAsked(search);
  return isTrial() || asked !== '' ? <Badge asked={asked} /> : null;
}

function Badge(props: { asked: string }) {
  const loading = useModule(badge, 'TrialBadge');
  return loading.phase === 'ready' ? <loading.module.TrialBadge {...props} /> : null;
}
