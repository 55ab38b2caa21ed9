import { createContext, use } from 'react';

/** Shared state of an open chat. It must not change with a message, since that would re-render all of them. */
export interface Conversation {
  userId: number;
  company: string;
  isBlocked: boolean;
  ownUserId: number;
  showImage: (attachmentId: number) => void;
}

export const ConversationContext = createContext<Conversation | undefined>(undefined);

/** Returns the open chat around a message. */
export function useConversation(): Conversation {
  const conversation = use(ConversationContext);
  if (!conversation)
    throw new Error('A message was drawn outside of a chat: its actions need one. Draw it within ChatPane.');
  return conversation;
}
