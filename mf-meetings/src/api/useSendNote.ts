import { describeError } from 'shared-api/client';
import { postMessage } from 'shared-api/messages';
import { toast } from 'shared-ui/toast';
import { createOutbox } from './outbox';

/** A chat message that goes along with an invitation or an answer to one. */
export interface Note {
  /** To whom. */
  userId: number;
  text: string;
  /** Made once per note (`createClientId`) and kept over retries: the server takes it once. */
  clientId: string;
}

/**
 * Sends a note once, also when a retry follows. `waiting`: there is no connection; it is kept over a reload and goes by itself, from any
 * page that uses this hook. Rejects when the server refuses it, e.g. because the other side is blocked.
 */
export const useSendNote = createOutbox<Note>({
  name: 'notes',
  isItem: isNote,
  idOf: ({ clientId }) => clientId,
  call: ({ userId, text, clientId }) => postMessage({ user_id: userId, text, attachments: [], client_id: clientId }),
  // With its text, so that nothing that was written is lost.
  onRefusedLater: ({ text }, error) => toast.danger(`Сообщение «${text}» не отправлено. ${describeError(error)}`),
});

function isNote(value: unknown): value is Note {
  const { userId, text, clientId } = Object(value) as Partial<Record<keyof Note, unknown>>;
  return typeof userId === 'number' && typeof text === 'string' && typeof clientId === 'string';
}
