import { useEffect, useEffectEvent, type ComponentType } from 'react';
import type { WidgetName } from 'shared-api/federation';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { useModule } from 'shared-ui/useModule';
import { remotes } from '../federation/remotes';
import { reportFailure } from '../federation/reportFailure';

const RETRY_MS = 60_000;

/**
 * A widget without properties that nobody has asked for: unlike a `Widget` it shows nothing of itself, no skeleton while it loads and no panel
 * when it fails.
 */
export function QuietWidget({ name }: { name: WidgetName }) {
  const { retry, ...exposed } = useModule(remotes, name);
  const tryAgain = useEffectEvent(retry);
  const hasFailed = exposed.phase === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(() => tryAgain(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  if (exposed.phase !== 'ready') return null;
  // Widgets without properties: the contract says so.
  const Content = exposed.module.default as ComponentType;
  return (
    <ErrorBoundary fallback={() => null} onError={(error) => reportFailure(name, error)}>
      <Content />
    </ErrorBoundary>
  );
}
