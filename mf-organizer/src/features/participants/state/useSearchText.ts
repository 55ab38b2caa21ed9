import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_PAUSE } from '../limits';

interface Draft {
  text: string;
  /** The applied text while typing. */
  base: string;
  /** The last text that was applied from here; the address may still have the former one. */
  sent: string;
}

/**
 * Typed text of a search: shown at once, applied after a pause or by Enter. Another applied text (Back, a link, reset)
 * replaces it.
 */
export function useSearchText(applied: string, onApply: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>();
  const own = ownDraft(draft, applied);
  const text = own?.text ?? applied;
  const isPending = own !== undefined && own.text.trim() !== own.sent;

  const applyNow = () => {
    if (!own || !isPending) return;
    setDraft((latest) => latest && { ...latest, base: applied, sent: own.text.trim() });
    onApply(own.text.trim());
  };
  const onPause = useEffectEvent(applyNow);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(onPause, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [isPending, text]);

  return {
    text,
    change: (next: string) =>
      // Keys between the end of the pause and its render build on the latest draft.
      setDraft((latest) => ({ text: next, base: applied, sent: ownDraft(latest, applied)?.sent ?? applied })),
    applyNow,
  };
}

/** The draft, unless another text was applied since. */
function ownDraft(draft: Draft | undefined, applied: string): Draft | undefined {
  return draft && [draft.base, draft.sent].includes(applied) ? draft : undefined;
}
