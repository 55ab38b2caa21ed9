import { useEffect, useEffectEvent } from 'react';
import type { WidgetName } from 'shared-api/federation';
import { ModulePlace } from 'shared-ui/Widget';
import { remotes } from '../federation/remotes';

const RETRY_MS = 60_000;

/**
 * A widget without properties that nobody has asked for: unlike a `Widget` it shows nothing of itself, no skeleton while it loads and no panel
 * when it fails.
 */
export function QuietWidget({ name }: { name: WidgetName }) {
  return (
    <ModulePlace
      loader={remotes}
      name={name}
      waiting={null}
      failed={({ kind, retry }) => kind !== 'thrown' && <RetryLater retry={retry} />}
    />
  );
}

/** What could not be had a minute ago may be there now. */
function RetryLater({ retry }: { retry: () => void }) {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    const timer = setTimeout(() => tryAgain(), RETRY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
