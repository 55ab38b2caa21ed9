import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { keepDraft, readDraft } from 'shared-api/drafts';
import { createClientId } from 'shared-api/messages';
import { useSendNote } from '#api/useSendNote';
import type { InviteSlot } from '../common-time/inviteSlot';
import { useSendInvitation } from './useSendInvitation';

/** How far inviting has come. From `note-waits` on the invitation has gone. */
export type InvitingPhase =
  | { kind: 'asking' | 'sending' | 'taken' | 'note-waits' }
  /** `reason` is a sentence for the person. */
  | { kind: 'failed' | 'note-refused'; reason: string };

/** An invitation that is being made. */
export interface Inviting {
  slot: InviteSlot;
  /** Another time, after the first was taken. */
  choose: (other: InviteSlot) => void;
  note: string;
  write: (text: string) => void;
  phase: InvitingPhase;
  send: () => Promise<void>;
}

/**
 * An invitation with a note that goes after it. What was typed survives everything; the note keeps its id, so that it is sent once.
 * @param onDone both have gone
 */
export function useInviting(userId: number, pressed: InviteSlot, onDone: () => void): Inviting {
  const draft = `invite.${userId}`;
  const [slot, setSlot] = useState(pressed);
  const [note, setNote] = useState(() => readDraft(draft));
  const [clientId] = useState(createClientId);
  const [phase, setPhase] = useState<InvitingPhase>({ kind: 'asking' });
  const sendInvitation = useSendInvitation();
  const sendNote = useSendNote();

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
      const result = await sendInvitation({ user_id: userId, date: slot.date, point: slot.point });
      if (result.kind !== 'sent') return setPhase(result);
      const text = note.trim();
      if (text === '') return onDone();
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
