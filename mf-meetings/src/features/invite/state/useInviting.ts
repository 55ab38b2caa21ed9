import { useState } from 'react';
import { createClientId, describeError } from 'shared-api/client';
import { useFeature } from 'shared-api/settings';
import { keepDraft, readDraft } from 'shared-api/storage';
import { useSendNote } from '#api/unsent';
import type { InviteSlot } from './inviteSlot';
import { useSendInvitation } from './useSendInvitation';

/** In `note-waits` and `note-refused` the invitation itself has been sent. */
export type InvitingPhase =
  | { kind: 'asking' | 'sending' | 'taken' | 'note-waits' }
  /** `reason` is a message for the user. */
  | { kind: 'failed' | 'note-refused'; reason: string };

/** State of inviting a company, with its actions. */
export interface Inviting {
  slot: InviteSlot;
  /** Chooses another slot after a conflict. */
  choose: (other: InviteSlot) => void;
  note: string;
  write: (text: string) => void;
  phase: InvitingPhase;
  send: () => Promise<void>;
}

/**
 * Sends an invitation with its note; a server without the feature `invitation_text` gets the note as a chat message
 * afterwards. The draft of the note is stored across closing and reloading; its id is reused, so that it is sent once.
 * @param onDone called when both have been sent
 */
export function useInviting(userId: number, pressed: InviteSlot, onDone: () => void): Inviting {
  const draft = `invite.${userId}`;
  const [slot, setSlot] = useState(pressed);
  const [note, setNote] = useState(() => readDraft(draft));
  const [clientId] = useState(createClientId);
  const [phase, setPhase] = useState<InvitingPhase>({ kind: 'asking' });
  const sendInvitation = useSendInvitation();
  const sendNote = useSendNote();
  const hasText = useFeature('invitation_text');

  return {
    slot,
    note,
    phase,
    choose: (other: InviteSlot) => {
      setSlot(other);
      setPhase({ kind: 'asking' });
    },
    write: (text: string) => {
      setNote(text);
      keepDraft(draft, text);
    },
    send: async () => {
      setPhase({ kind: 'sending' });
      const text = note.trim();
      const result = await sendInvitation({
        user_id: userId,
        date: slot.date,
        point: slot.point,
        ...(hasText && text !== '' && { text }),
      });
      if (result.kind !== 'sent') return setPhase(result);
      if (hasText) keepDraft(draft, '');
      if (hasText || text === '') return onDone();
      try {
        const delivery = await sendNote({ userId, text, clientId });
        keepDraft(draft, '');
        if (delivery === 'sent') onDone();
        else setPhase({ kind: 'note-waits' });
      } catch (error) {
        setPhase({ kind: 'note-refused', reason: describeError(error) });
      }
    },
  };
}
