import { atom } from 'jotai';

/** How far a message has come on its way to the server. */
export type OutgoingPhase =
  /** Its turn comes when the one before is answered: messages arrive in the order in which they were written. */
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** `reason` is a sentence for the person. */
  | { kind: 'failed'; reason: string };

/** A file that goes with a message. */
export interface OutgoingFile {
  /** Names its upload (`#uploads`). */
  readonly id: string;
  readonly file: File;
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
}

/** Unconfirmed messages by recipient, in the order of writing. Lives on while other chats and pages are open. */
export const outboxAtom = atom<ReadonlyMap<number, readonly OutgoingMessage[]>>(new Map());
