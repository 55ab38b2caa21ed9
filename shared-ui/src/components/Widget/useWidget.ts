import { useContext, useEffect, useState } from 'react';
import { WidgetLoaderContext, type WidgetLoader, type WidgetModule } from './WidgetLoaderContext';

type Content = WidgetModule['default'];

type Phase = { kind: 'loading' } | { kind: 'ready'; Content: Content } | { kind: 'failed' };

// A widget that was here before is drawn at once. Kept by hand instead of React.lazy, which remembers failures for ever
// and, once its fallback was seen, holds the content back for 300 ms.
const loaded = new WeakMap<WidgetLoader, Map<string, Content>>();

function recall(loader: WidgetLoader, name: string): Phase {
  const Content = loaded.get(loader)?.get(name);
  return Content ? { kind: 'ready', Content } : { kind: 'loading' };
}

function remember(loader: WidgetLoader, name: string, Content: Content): void {
  const ofLoader = loaded.get(loader) ?? new Map<string, Content>();
  loaded.set(loader, ofLoader.set(name, Content));
}

/** A widget's phase, and `retry`, which forgets what was loaded and asks the loader again. */
export function useWidget(name: string) {
  const loader = useContext(WidgetLoaderContext);
  if (!loader) {
    throw new Error(
      `Widget «${name}» has no loader. Put <WidgetLoaderContext value={…}> around it: the shell does, a story or a test needs its own.`,
    );
  }

  const [attempt, setAttempt] = useState(0);
  const asked = `${name}#${attempt}`;
  const [state, setState] = useState({ asked, loader, phase: recall(loader, name) });
  // Another name or a retry starts over in the same render, so that the old widget never gets the new properties.
  const isCurrent = state.asked === asked && state.loader === loader;
  const phase = isCurrent ? state.phase : recall(loader, name);

  useEffect(() => {
    if (recall(loader, name).kind === 'ready') return;
    let isWanted = true;
    loader.load(name, attempt).then(
      ({ default: Content }) => {
        remember(loader, name, Content);
        if (isWanted) setState({ asked, loader, phase: { kind: 'ready', Content } });
      },
      (error: unknown) => {
        loader.onError?.(error, name);
        if (isWanted) setState({ asked, loader, phase: { kind: 'failed' } });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [loader, name, attempt, asked]);

  const retry = () => {
    loaded.get(loader)?.delete(name);
    setAttempt(attempt + 1);
  };

  return { phase, retry, onError: (error: unknown) => loader.onError?.(error, name) };
}
