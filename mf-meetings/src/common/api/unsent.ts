import { useCallback, useEffect } from 'react';
import { describeError, outcome } from 'shared-api/client';
import { inOneTab } from 'shared-api/delivery';
import { createOutbox, type OutboxItem, type OutboxResult } from 'shared-api/delivery/outbox';
import { invitationsKeys } from 'shared-api/invitations';
import { postMessage } from 'shared-api/messages';
import type { QueryCache } from 'shared-api/query';
import { toast } from 'shared-ui/toast';
import { createOwnOutbox } from './createOwnOutbox';
import { forgetOldDrafts, readOldDrafts } from './oldDrafts';
import { sendAnswer } from './useDecideInvitation';

/** A chat message sent along with an invitation or a decision about one. */
export interface Note {
  userId: number;
  text: string;
  /** Idempotency key (`createClientId`), created once per note and reused by retries. */
  clientId: string;
}

/** The rejection of a received invitation. */
interface Rejection {
  id: number;
  /** The company that sent the invitation. */
  userId: number;
}

type Unsent = OutboxItem & ({ kind: 'note'; text: string } | { kind: 'rejection'; id: number });

interface Addressed {
  userId: number;
  item: Unsent;
}

/** The outbox of an account's notes and rejections. */
function createUnsent(account: number, cache: QueryCache) {
  const reread = (kind: Unsent['kind']) => kind === 'rejection' && cache.refresh(invitationsKeys.isAny);
  const outbox = createOutbox<Unsent, Unsent['kind']>({
    name: 'invitations',
    account,
    async send(userId, clientId, list) {
      const item = list.find(userId, clientId);
      if (item) await carryOut({ userId, item });
      return item?.kind;
    },
    onDelivered: (_userId, kind) => reread(kind),
    onRefused: (_userId, { kind }) => reread(kind),
    // Quotes the text, so that it is not lost.
    onRefusedLater: (item, error) =>
      item.kind === 'note' && toast.danger(`Сообщение «${item.text}» не отправлено. ${describeError(error)}`),
    // 409: delivered, then deleted by its author.
    isDelivered: ({ kind }, error) => kind === 'note' && outcome(error) === 'conflict',
  });
  const { list } = outbox;
  const sent = new Set<string>();

  /** Takes over drafts of builds without this outbox. */
  async function takeOverDrafts(): Promise<void> {
    const { notes, rejections } = readOldDrafts(account);
    if (notes.length + rejections.length === 0) return;
    await list.refresh();
    const items = [...notes.map(noteOf), ...rejections.map(rejectionOf)];
    for (const { userId, item } of items) if (!list.find(userId, item.clientId)) outbox.add(userId, item);
    await Promise.all(items.map(({ item }) => list.whenKept(item.clientId)));
    if (!list.hasUnkept()) forgetOldDrafts(account);
  }
  // Rejects when the page is being unloaded; the next page takes the drafts over.
  inOneTab(`outbox.drafts.${account}`, takeOverDrafts).catch(() => {});

  return {
    ...outbox,
    /** Settles with the first attempt. */
    async send({ userId, item }: Addressed): Promise<OutboxResult> {
      const { clientId } = item;
      if (sent.has(clientId)) return 'sent';
      const trial = outbox.whenTried(clientId);
      const known = list.find(userId, clientId);
      if (!known) outbox.add(userId, item);
      else if (known.phase.kind === 'waiting') outbox.retry(userId, new Set([clientId]));
      const result = await trial;
      if (result === 'sent') sent.add(clientId);
      return result;
    },
  };
}

function carryOut({ userId, item }: Addressed): Promise<unknown> {
  if (item.kind === 'note')
    return postMessage({ user_id: userId, text: item.text, attachments: [], client_id: item.clientId });
  return sendAnswer(item.id, 'reject');
}

const waiting = { phase: { kind: 'waiting' } } as const;

const noteOf = ({ userId, text, clientId }: Note): Addressed => ({
  userId,
  item: { kind: 'note', text, clientId, ...waiting },
});

const rejectionOf = ({ id, userId }: Rejection): Addressed => ({
  userId,
  item: { kind: 'rejection', id, clientId: `rejection.${id}`, ...waiting },
});

const useUnsentOf = createOwnOutbox(createUnsent);

function useSend() {
  const { findOwn } = useUnsentOf();
  return useCallback(
    async (addressed: Addressed): Promise<OutboxResult> => {
      const own = findOwn();
      if (own) return own.send(addressed);
      // Only tests and stories have no user: send without storing.
      await carryOut(addressed);
      return 'sent';
    },
    [findOwn],
  );
}

/** Sends unsent items of earlier page loads of an account. */
export function useResumeUnsent(account: number): void {
  const { find } = useUnsentOf();
  useEffect(() => void find(account), [find, account]);
}

/**
 * Sends a note exactly once, across retries. `waiting` means offline: the note is stored across reloads and sent from
 * any page. Rejects when the server refuses it, e.g. because the recipient is blocked.
 */
export function useSendNote(): (note: Note) => Promise<OutboxResult> {
  const send = useSend();
  return useCallback((note) => send(noteOf(note)), [send]);
}

/**
 * Rejects a received invitation after a counter-offer was sent. `waiting` means offline: the outbox rejects it later,
 * so that the counter-offer is completed. Rejects when the invitation no longer awaits a decision.
 */
export function useRejectFinally(): (rejection: Rejection) => Promise<OutboxResult> {
  const send = useSend();
  return useCallback((rejection) => send(rejectionOf(rejection)), [send]);
}
