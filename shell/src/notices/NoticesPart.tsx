import { useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { useModule } from 'shared-ui/Widget';

const notices = { load: () => import(/* webpackChunkName: "notices" */ './notices') };

interface NoticesPartProps {
  /** The bell of the menu, its window on phones, the badge of «Ещё», or the cards. */
  part: 'Bell' | 'BellSheet' | 'MoreBadge' | 'NoticeCards';
  userId: number;
}

const RETRY_MS = 60_000;

/**
 * A part of the notices, loaded after the page. A failure leaves its place empty until the next attempt and never
 * touches the page.
 */
export function NoticesPart({ part, userId }: NoticesPartProps) {
  const loading = useModule(notices, 'notices');
  const retry = useEffectEvent(() => loading.retry());
  useEffect(() => {
    if (loading.phase !== 'failed') return undefined;
    const timer = setTimeout(() => retry(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [loading.phase]);
  if (loading.phase !== 'ready') return null;
  const Part = loading.module[part];
  return (
    <ErrorBoundary fallback={() => null}>
      <Part userId={userId} />
    </ErrorBoundary>
  );
}
