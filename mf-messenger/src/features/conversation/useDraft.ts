import { useState } from 'react';
import { keepDraft, readDraft } from 'shared-api/drafts';

/** A text that survives a reload and leaving the chat, kept under a name that does not change while the component lives. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name));
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(name, next);
    },
  ];
}
