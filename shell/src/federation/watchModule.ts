import type { ModuleWatch } from 'shared-ui/Widget';
import { forgetGood, forgive, isGood, rememberGood, setAside } from './buildRecord';
import { chooseBuilds, namesOf } from './chooseBuilds';
import { noteShown } from './moduleShown';
import { isReplaceable } from './releases';
import { sendFailure } from './sendFailure';

/** Judges a build by how one of its exposes is drawn. */
export function watchModule(remote: string, expose: string, build: string): ModuleWatch {
  return {
    onShown: () => noteShown(remote, expose, build),
    onHealthy: () => rememberGood(remote, build, expose),
    onFailure({ error, phase, wasHealthy, isRetry }) {
      sendFailure({ remote, build, expose, phase, error });
      // Who works with it is not moved to another build unasked: bad data are likelier than a bad build.
      const isTrusted = wasHealthy || (!isRetry && isGood(remote, build, expose));
      forgetGood(remote, expose);
      if (isTrusted) return false;
      setAside(remote, build, namesOf(remote));
      if (chooseBuilds(remote, expose).fresh.length > 0) return true;
      // No build can draw this, so it is not the builds' fault.
      forgive(remote);
      return false;
    },
    isOutdated: () => isReplaceable(remote, expose, build),
  };
}
