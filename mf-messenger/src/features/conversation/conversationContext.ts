import { createContext, use } from 'react';
import type { ChatWithUser } from 'shared-api/contract';

/** What the parts of an open chat have in common. */
export interface Conversation {
  chat: ChatWithUser;
  ownUserId: number;
  /** Shows an attached picture in full. */
  showImage: (attachmentId: number) => void;
}

export const ConversationContext = createContext<Conversation | undefined>(undefined);

/** The open chat around a message. */
export function useConversation(): Conversation {
  const conversation = use(ConversationContext);
  if (!conversation)
    throw new Error('A message was drawn outside of a chat: its actions need one. Draw it within ChatPane.');
  return conversation;
}
