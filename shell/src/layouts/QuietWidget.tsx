import { useEffect, useEffectEvent } from 'react';
import type { WidgetName } from 'shared-api/federation';
import { ModulePlace } from 'shared-ui/Widget';
import { remotes } from '../federation/remotes';

const RETRY_MS = 60_000;

/** A background widget without props: unlike `Widget`, it shows no skeleton while loading and no panel on failure. */
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

function RetryLater({ retry }: { retry: () => void }) {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    const timer = setTimeout(() => tryAgain(), RETRY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
