import { keepDraft, readDraft } from 'shared-api/drafts';
import type { OutgoingMessage } from './outboxState';
import { texts } from './texts';

/** Keeps unconfirmed messages over a reload, beside the drafts and forgotten with them. */
export function keepOutgoing(ownUserId: number, userId: number, outgoing: readonly OutgoingMessage[]): void {
  keepDraft(
    nameOf(ownUserId, userId),
    outgoing.length === 0
      ? ''
      : JSON.stringify(outgoing.map(({ clientId, text, createdAt }) => ({ clientId, text, createdAt }))),
  );
}

/** The messages whose sending a reload interrupted, for the person to send again: nobody knows whether the server took them. */
export function readOutgoing(ownUserId: number, userId: number): readonly OutgoingMessage[] {
  return parse(readDraft(nameOf(ownUserId, userId)))
    .filter(isKept)
    .map(({ clientId, text, createdAt }) => ({
      clientId,
      text,
      files: [],
      createdAt,
      phase: { kind: 'failed', reason: texts.interrupted },
    }));
}

function nameOf(ownUserId: number, userId: number): string {
  return `outbox.${ownUserId}.${userId}`;
}

function parse(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    // Empty, or not ours.
    return [];
  }
}

function isKept(value: unknown): value is Pick<OutgoingMessage, 'clientId' | 'text' | 'createdAt'> {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('clientId' in value) ||
    !('text' in value) ||
    !('createdAt' in value)
  )
    return false;
  const { clientId, text, createdAt } = value;
  return (
    typeof clientId === 'string' &&
    typeof text === 'string' &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt))
  );
}
