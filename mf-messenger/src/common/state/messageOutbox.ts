import type { createStore } from 'jotai';
import { createClientId, outcome } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import type { Attachment, Message } from 'shared-api/contract';
import { createOutbox, type OutboxItem, type OutboxList } from 'shared-api/delivery/outbox';
import { postMessage } from 'shared-api/messages';
import { applyMessage } from '#cache/applyMessage';
import type { ChatsCache } from '#cache/chatsCache';
import { findDelivered } from './findDelivered';
import { hasChosenFiles, uploadsOf } from './uploads';

export interface OutgoingFile {
  /** Id of its upload (`#uploads`). */
  readonly id: string;
  readonly file: File;
  /** Set once the file is uploaded. */
  readonly attachment?: Attachment;
}

/** A message that the server has not confirmed. */
export interface OutgoingMessage extends OutboxItem {
  readonly text: string;
  readonly files: readonly OutgoingFile[];
  /** ISO instant of writing. */
  readonly createdAt: string;
  /**
   * Set when the server may already have the message: id of the newest message loaded before the first attempt, 0 for
   * an empty chat. Absent before the first attempt and after a refusal.
   */
  readonly sentAfter?: number;
}

interface Surroundings {
  store: ReturnType<typeof createStore>;
  chats: ChatsCache;
  ownUserId: number;
}

/** Server errors per message before the next one gets its turn. */
const BROKEN_ATTEMPTS = 3;

export type MessageOutbox = ReturnType<typeof createMessageOutbox>;

/** The outbox of an account's chat messages with their files. */
export function createMessageOutbox({ store, chats, ownUserId }: Surroundings) {
  const uploads = uploadsOf(store);
  /** Newest sent message that this page knows of, per recipient. */
  const lastSent = new Map<number, number>();
  /** The server has proved that it deduplicates by `client_id`. */
  let knowsClientId = false;

  type List = OutboxList<OutgoingMessage, Message>;

  async function upload(list: List, userId: number, clientId: string, { id, file, attachment }: OutgoingFile) {
    if (attachment) return attachment.id;
    const uploaded = await uploads.upload(id, file);
    const files = list.find(userId, clientId)?.files ?? [];
    await list.change(userId, clientId, {
      files: files.map((one) => (one.id === id ? { ...one, attachment: uploaded } : one)),
    });
    return uploaded.id;
  }

  /** Sends the files, then the message, without repeating what the server already has. */
  async function send(userId: number, clientId: string, list: List): Promise<Message | undefined> {
    const attachments = await Promise.all(
      (list.find(userId, clientId)?.files ?? []).map((file) => upload(list, userId, clientId, file)),
    );
    const message = list.find(userId, clientId);
    if (!message) return undefined;
    const { text, createdAt, sentAfter } = message;
    const chatId = chats.readChatWith(userId)?.id;
    if (sentAfter === undefined) {
      const newest = chatId ? chats.readHistory(chatId)?.messages.at(-1)?.id : undefined;
      await list.change(userId, clientId, { sentAfter: Math.max(newest ?? 0, lastSent.get(userId) ?? 0) });
    } else if (!knowsClientId) {
      const lost = { clientId, text, attachmentIds: attachments, createdAt, sentAfter };
      const found = await findDelivered({ userId, ownUserId, chatId }, lost);
      if (found) return found;
    }
    if (list.isOver()) return undefined;
    const sent = await postMessage({ user_id: userId, text, attachments, client_id: clientId });
    knowsClientId ||= sent.client_id === clientId;
    return sent;
  }

  /** Shows a confirmed message in its chat and in the lists. */
  function show(userId: number, message: Message): void {
    lastSent.set(userId, Math.max(message.id, lastSent.get(userId) ?? 0));
    applyMessage(chats, { message, userId }, ownUserId);
  }

  const forgetFiles = (messages: readonly OutgoingMessage[]) =>
    uploads.remove(messages.flatMap(({ files }) => files.map(({ id }) => id)));

  const outbox = createOutbox<OutgoingMessage, Message>({
    name: 'messages',
    account: ownUserId,
    send,
    onDelivered: show,
    onGone: forgetFiles,
    onRefused: (userId, { clientId }, _error, list) => {
      void list.change(userId, clientId, { sentAfter: undefined });
      // The chat may have been blocked meanwhile.
      chats.reloadChatWith(userId);
    },
    // It was delivered, and its author has deleted it since.
    isDelivered: (_message, error) => outcome(error) === 'conflict',
    brokenAttempts: BROKEN_ATTEMPTS,
    wouldLose: () => hasChosenFiles(store),
  });

  return {
    ...outbox,
    send(userId: number, text: string, files: readonly OutgoingFile[] = []): void {
      const createdAt = new Date(serverNow()).toISOString();
      outbox.add(userId, { clientId: createClientId(), text, files, createdAt, phase: { kind: 'waiting' } });
    },
    /** Resends refused messages. Their files are uploaded again, since the server may have deleted the old ones. */
    retry(userId: number, clientIds: ReadonlySet<string>): void {
      const refused = outbox.list.listOf(userId).filter(({ clientId }) => clientIds.has(clientId));
      forgetFiles(refused);
      for (const { clientId, files } of refused)
        void outbox.list.change(userId, clientId, { files: files.map(({ id, file }) => ({ id, file })) });
      outbox.retry(userId, clientIds);
    },
    /** Sends a refused message without its files. */
    sendTextAlone(userId: number, clientId: string): void {
      const refused = outbox.list.find(userId, clientId);
      if (!refused) return;
      forgetFiles([refused]);
      void outbox.list.change(userId, clientId, { files: [] });
      outbox.retry(userId, new Set([clientId]));
    },
  };
}
