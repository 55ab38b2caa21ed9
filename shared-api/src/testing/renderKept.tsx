import { useEffect, useState, type ReactNode } from 'react';
import type { KeepAnswers } from '../federation';
import { joinQueries, useQueryCache } from '../query';
import { useEvent } from '../resources/event';
import { useSettings } from '../resources/settings';
import { useCurrentUser } from '../session';
import { renderPage } from './renderPage';

interface KeptPage {
  page: ReactNode;
  keepAnswers: KeepAnswers;
  /** Cuts the network, before the page is opened. */
  cut: () => void;
}

/** Opens a page without a network, after the shell has kept its answers. */
export function renderKept(kept: KeptPage, options?: { address: string }): ReturnType<typeof renderPage> {
  return renderPage(<Kept {...kept} />, options);
}

function Kept({ page, keepAnswers, cut }: KeptPage) {
  const cache = useQueryCache();
  const [isKept, setIsKept] = useState(false);
  const isShellReady = joinQueries(useEvent(), useSettings(), useCurrentUser()).data !== undefined;
  useEffect(() => {
    if (!isShellReady) return;
    void keepAnswers(cache).then(() => {
      cut();
      setIsKept(true);
    });
  }, [cache, isShellReady, keepAnswers, cut]);
  return isKept && page;
}
