import { atom } from 'jotai';
import type { Attachment } from 'shared-api/contract';

/** How far a message has come on its way to the server. */
export type OutgoingPhase =
  /** It goes by itself: after those before it, and when the server can be reached. Messages arrive in the order in which they were written. */
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** The server refused it; `reason` is a sentence for the person, who decides. */
  | { kind: 'failed'; reason: string };

/** A file that goes with a message. */
export interface OutgoingFile {
  /** Names its upload (`#uploads`). */
  readonly id: string;
  readonly file: File;
  /** What it was uploaded as. */
  readonly attachment?: Attachment;
}

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  /** The same in every attempt, so that the server takes it once. */
  readonly clientId: string;
  readonly text: string;
  /** Uploaded before the message is sent. */
  readonly files: readonly OutgoingFile[];
  /** ISO instant of writing. */
  readonly createdAt: string;
  readonly phase: OutgoingPhase;
  /**
   * There when the server may have it already: the newest message of the chat that was known before the first attempt, 0 for none. Absent
   * while it was never sent, and after a refusal.
   */
  readonly sentAfter?: number;
}

/** Unconfirmed messages by recipient, in the order of writing. Lives on while other chats and pages are open. */
export const outboxAtom = atom<ReadonlyMap<number, readonly OutgoingMessage[]>>(new Map());
