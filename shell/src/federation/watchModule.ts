import type { ModuleWatch } from 'shared-ui/Widget';
import { forgetGood, forgive, isGood, rememberGood, setAside } from './buildRecord';
import { chooseBuilds, namesOf } from './chooseBuilds';
import { noteShown } from './moduleShown';
import { isReplaceable } from './releases';
import { sendFailure } from './sendFailure';
import { noteFinished } from './startedBuilds';

/** Observes how an expose renders and records the health of its build. */
export function watchModule(remote: string, expose: string, build: string): ModuleWatch {
  return {
    onShown: () => noteShown(remote, expose, build),
    onHealthy() {
      noteFinished({ remote, expose, build });
      rememberGood(remote, build, expose);
    },
    onFailure({ error, phase, wasHealthy, isRetry }) {
      noteFinished({ remote, expose, build });
      sendFailure({ remote, build, expose, phase, error });
      // Users of a healthy build keep it until they retry: bad data are likelier than a bad build.
      const isTrusted = wasHealthy || (!isRetry && isGood(remote, build, expose));
      forgetGood(remote, expose);
      if (isTrusted) return false;
      setAside(remote, build, namesOf(remote));
      if (chooseBuilds(remote, expose).fresh.length > 0) return true;
      // No build can render this, so the builds are not at fault.
      forgive(remote);
      return false;
    },
    isOutdated: () => isReplaceable(remote, expose, build),
  };
}
