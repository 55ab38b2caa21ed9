import { useLocation } from 'react-router-dom';
import { useModule } from 'shared-ui/useModule';
import { isTrial } from '../federation/trial';

const badge = { load: () => import(/* webpackChunkName: "doctor" */ './TrialBadge') };

/** Loads the badge in tabs that try out a build or a fault; it also takes the parameters out of the address. */
export function TrialGate() {
  const { search } = useLocation();
  return isTrial() || /[?&]mf(-fault)?=/.test(search) ? <Badge /> : null;
}

function Badge() {
  const loading = useModule(badge, 'TrialBadge');
  return loading.phase === 'ready' ? <loading.module.TrialBadge /> : null;
}
