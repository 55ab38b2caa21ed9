import type { ModuleWatch } from 'shared-ui/Widget';
import { forgetGood, forgive, isGood, rememberGood, setAside } from '../choose/buildRecord';
import { chooseBuilds, namesOf } from '../choose/chooseBuilds';
import { noteFinished } from '../choose/startedBuilds';
import { reportHiddenMenu } from './reportHarm';
import { sendFailure } from './sendFailure';
import { noteShown } from './shown';

/**
 * Observes how an expose renders and records the health of its build.
 * @param isReplaceable whether another build should replace the rendered one
 */
export function watchModule(
  remote: string,
  expose: string,
  build: string,
  isReplaceable: (remote: string, expose: string, build: string) => boolean,
): ModuleWatch {
  return {
    onShown: () => noteShown(remote, expose, build),
    onHealthy() {
      noteFinished({ remote, expose, build });
      rememberGood(remote, build, expose);
      reportHiddenMenu({ remote, build, expose });
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
