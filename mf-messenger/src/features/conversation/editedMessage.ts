import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { keepDraft, readDraft } from 'shared-api/drafts';
import { editedIdName } from './draftNames';

/** The message that is being changed, by the chat's name: `undefined` is none, without an entry the browser's storage knows. */
const editedIdsAtom = atom<ReadonlyMap<string, number | undefined>>(new Map());

/** Which own message is being changed in the chat with a user. Kept over a reload, as its text is. */
export function useEditedId(ownUserId: number, userId: number): number | undefined {
  const name = editedIdName(ownUserId, userId);
  const ids = useAtomValue(editedIdsAtom);
  return ids.has(name) ? ids.get(name) : Number(readDraft(name)) || undefined;
}

interface Editing {
  begin: (messageId: number) => void;
  /** Begins unless another message is being changed by now. */
  resume: (messageId: number) => void;
  leave: () => void;
  /** Ends changing this message, if it is the one. */
  drop: (messageId: number) => void;
}

/** Begins and ends changing an own message of the chat with a user. */
export function useEditing(ownUserId: number, userId: number): Editing {
  const setIds = useSetAtom(editedIdsAtom);
  return useMemo(() => {
    const name = editedIdName(ownUserId, userId);
    const set = (choose: (current: number | undefined) => number | undefined) =>
      setIds((ids) => {
        const next = choose(ids.get(name));
        keepDraft(name, String(next ?? ''));
        return new Map(ids).set(name, next);
      });
    return {
      begin: (messageId) => set(() => messageId),
      resume: (messageId) => set((current) => current ?? messageId),
      leave: () => set(() => undefined),
      drop: (messageId) => set((current) => (current === messageId ? undefined : current)),
    };
  }, [ownUserId, userId, setIds]);
}
