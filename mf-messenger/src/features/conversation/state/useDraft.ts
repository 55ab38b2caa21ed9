import { useEffect, useEffectEvent, useState } from 'react';
import { keepDraft, onDraftElsewhere, readDraft } from 'shared-api/storage';

interface Draft {
  name: string;
  text: string;
  /** Typed in this tab, not read from the browser storage. */
  isTyped: boolean;
}

interface Options {
  /** Shows changes of other tabs, and clears the text when one of them sends it. */
  followsTabs?: boolean;
}

const readAs = (name: string): Draft => ({ name, text: readDraft(name), isTyped: false });

/** Keeps a text under a name; it survives a reload and leaving the chat. */
export function useDraft(
  name: string,
  { followsTabs = false }: Options = {},
): [text: string, setText: (text: string) => void] {
  const [draft, setDraft] = useState(() => readAs(name));
  let current = draft;
  if (draft.name !== name) setDraft((current = readAs(name)));

  const follow = useEffectEvent((text: string, before: string) => {
    const next = afterOtherTab(current, text, before);
    setDraft(next);
    // The other tab cleared the shared storage entry after sending its own text; this tab's text must be stored again.
    if (text === '' && next.text !== '') keepDraft(name, next.text);
  });
  useEffect(
    () => (followsTabs ? onDraftElsewhere(name, (text, before) => follow(text, before)) : undefined),
    [name, followsTabs],
  );

  return [
    current.text,
    (text) => {
      setDraft({ name, text, isTyped: true });
      keepDraft(name, text);
    },
  ];
}

/** Takes over the text of another tab, unless text typed in this tab would be lost. */
function afterOtherTab(draft: Draft, text: string, before: string): Draft {
  const isSame = draft.text === before;
  const isLossless = !draft.isTyped || text === '' || text.startsWith(draft.text);
  return draft.text === '' || (isSame && isLossless) ? { ...draft, text, isTyped: false } : draft;
}
