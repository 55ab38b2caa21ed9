import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ExposedComponent, ExposedName } from 'shared-api/federation';
import { loadExposed } from './loadExposed';

type Loading<Name extends ExposedName> =
  { phase: 'loading' } | { phase: 'ready'; component: ExposedComponent<Name> } | { phase: 'failed' };

const loaded = new Map<ExposedName, (props: never) => ReactNode>();
const underWay = new Map<ExposedName, Promise<(props: never) => ReactNode>>();

/** Loads an expose ahead, so that a page which needs it later shows it at once. */
export async function prepareExposed<Name extends ExposedName>(name: Name): Promise<ExposedComponent<Name>> {
  // The first page is prepared before it is drawn: both are one load, with one row of attempts.
  const load = underWay.get(name) ?? loadExposed(name).finally(() => underWay.delete(name));
  underWay.set(name, load);
  const component = (await load) as ExposedComponent<Name>;
  loaded.set(name, component);
  return component;
}

/**
 * The component of an expose while it loads, when it is there, and when it cannot be had; `retry` begins anew.
 * Plain state instead of `React.lazy`: a lazy component keeps its failure for ever, and React holds content back for 300 ms
 * once a fallback was shown.
 */
export function useExposed<Name extends ExposedName>(name: Name): Loading<Name> & { retry: () => void } {
  const [state, setState] = useState<{ name: Name; loading: Loading<Name> }>(() => ({ name, loading: known(name) }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const settle = (loading: Loading<Name>) => isCurrent && setState({ name, loading });
    settle(known(name));
    if (!loaded.has(name)) {
      prepareExposed(name).then(
        (component) => settle({ phase: 'ready', component }),
        () => settle({ phase: 'failed' }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...(state.name === name ? state.loading : known(name)), retry };
}

function known<Name extends ExposedName>(name: Name): Loading<Name> {
  const component = loaded.get(name) as ExposedComponent<Name> | undefined;
  return component ? { phase: 'ready', component } : { phase: 'loading' };
}
