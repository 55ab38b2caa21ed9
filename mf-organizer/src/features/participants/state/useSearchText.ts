import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_PAUSE } from '../limits';

interface Draft {
  text: string;
  /** The applied text that was typed on. */
  base: string;
  /** Texts that were applied and are not in `base` yet, oldest first. */
  sent: readonly string[];
}

/**
 * Typed text of a search: shown at once, applied after a pause or by Enter. Another applied text (Back, a link, reset)
 * replaces it.
 */
export function useSearchText(applied: string, onApply: (text: string) => void) {
  const [kept, setDraft] = useState<Draft>();
  let draft = kept;
  if (kept && kept.base !== applied) setDraft((draft = follow(kept, applied)));
  const { text, base, sent } = draft ?? { text: applied, base: applied, sent: [] };
  const typed = text.trim();
  const isPending = draft !== undefined && typed !== (sent.at(-1) ?? base);

  const applyNow = () => {
    if (!isPending) return;
    setDraft((latest) => latest && { ...latest, sent: [...latest.sent, typed] });
    onApply(typed);
  };
  const onPause = useEffectEvent(applyNow);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(onPause, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [isPending, text]);

  return {
    text,
    // Keys between the end of the pause and its render build on the latest draft.
    change: (next: string) => setDraft((latest) => ({ base: applied, sent: [], ...latest, text: next })),
    applyNow,
  };
}

/** Draft that remains after `applied` changes; undefined for an external text. */
function follow({ text, sent }: Draft, applied: string): Draft | undefined {
  const at = sent.lastIndexOf(applied);
  return at < 0 ? undefined : { text, base: applied, sent: sent.slice(at + 1) };
}
