import { request } from 'shared-api/client';
import type { Message } from 'shared-api/contract';
import { postMessage } from 'shared-api/messages';
import type { ChatsCache } from '#cache/chatsCache';
import type { createUploads } from '#uploads/uploads';
import { findDelivered } from './findDelivered';
import type { OutboxList } from './outboxList';
import type { OutgoingFile } from './outboxState';

interface Surroundings {
  list: OutboxList;
  chats: ChatsCache;
  uploads: ReturnType<typeof createUploads>;
  ownUserId: number;
}

/** One attempt to bring a message of the outbox to the server: its files, then the message, never what the server has already. */
export function createSender({ list, chats, uploads, ownUserId }: Surroundings) {
  /** The session was this account's when the server was last heard. */
  let isSameAccount = true;
  /** The server has shown that it takes a `client_id` once. */
  let knowsClientId = false;
  const find = (userId: number, clientId: string) =>
    list.listOf(userId).find((message) => message.clientId === clientId);

  async function upload(userId: number, clientId: string, { id, file, attachment }: OutgoingFile): Promise<number> {
    if (attachment) return attachment.id;
    const uploaded = await uploads.upload(id, file);
    const files = find(userId, clientId)?.files ?? [];
    await list.change(userId, clientId, {
      files: files.map((one) => (one.id === id ? { ...one, attachment: uploaded } : one)),
    });
    return uploaded.id;
  }

  return {
    /** After a failure: another may have logged in in another tab since. */
    doubt(): void {
      isSameAccount = false;
    },
    /** Whether what is sent now is sent in this account's name. */
    async isOurs(): Promise<boolean> {
      if (!isSameAccount) isSameAccount = (await request('get', '/api/user')).id === ownUserId;
      return isSameAccount;
    },
    /**
     * @param lastSent the newest message that went to this recipient from here
     * @returns nothing when the message was removed meanwhile, or nothing may be sent any more
     */
    async send(userId: number, clientId: string, lastSent: number): Promise<Message | undefined> {
      const attachmentIds = await Promise.all(
        (find(userId, clientId)?.files ?? []).map((file) => upload(userId, clientId, file)),
      );
      const message = find(userId, clientId);
      if (!message) return undefined;
      const { text, createdAt, sentAfter } = message;
      const chatId = chats.readChatWith(userId)?.id;
      if (sentAfter === undefined) {
        const newest = chatId ? chats.readHistory(chatId)?.messages.at(-1)?.id : undefined;
        await list.change(userId, clientId, { sentAfter: Math.max(newest ?? 0, lastSent) });
      } else if (!knowsClientId) {
        const lost = { clientId, text, attachmentIds, createdAt, sentAfter };
        const found = await findDelivered({ userId, ownUserId, chatId }, lost);
        if (found) return found;
      }
      if (list.isOver()) return undefined;
      const sent = await postMessage({ user_id: userId, text, attachments: attachmentIds, client_id: clientId });
      knowsClientId ||= sent.client_id === clientId;
      return sent;
    },
  };
}
