import { useState } from 'react';
import { keepDraft, readDraft } from 'shared-api/drafts';

/** A text that survives a reload and leaving the chat, kept under a name; another name has another text. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [draft, setDraft] = useState(() => ({ name, text: readDraft(name) }));
  let current = draft;
  if (draft.name !== name) setDraft((current = { name, text: readDraft(name) }));
  return [
    current.text,
    (next) => {
      setDraft({ name, text: next });
      keepDraft(name, next);
    },
  ];
}
