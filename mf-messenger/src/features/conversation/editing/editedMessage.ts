import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { keepDraft, readDraft } from 'shared-api/storage';

/**
 * Ids of edited messages by storage key; `undefined` after an edit has ended. Without an entry the browser storage
 * decides.
 */
const editedIdsAtom = atom<ReadonlyMap<string, number | undefined>>(new Map());

/** Returns the id of the message being edited in the chat with a user. It survives a reload, as the text does. */
export function useEditedId(ownUserId: number, userId: number): number | undefined {
  const name = editedIdName(ownUserId, userId);
  const ids = useAtomValue(editedIdsAtom);
  return ids.has(name) ? ids.get(name) : Number(readDraft(name)) || undefined;
}

interface Editing {
  begin: (messageId: number) => void;
  /** Begins unless another message is already being edited. */
  resume: (messageId: number) => void;
  leave: () => void;
  /** Cancels the edit of this message, if it is the current one. */
  drop: (messageId: number) => void;
}

/** Begins and cancels editing messages of the current user in a chat. */
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

/** Storage key for the id of the message being edited in a chat. */
const editedIdName = (ownUserId: number, userId: number) => `editing.${ownUserId}.${userId}`;

/** Storage key for the new text of a message, until it is saved or cancelled. */
export const editDraftName = (ownUserId: number, messageId: number) => `edit.${ownUserId}.${messageId}`;
