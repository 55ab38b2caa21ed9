import { createContext, use } from 'react';

/** What the parts of an open chat have in common. Nothing of it changes with a message: each would draw all messages anew. */
export interface Conversation {
  /** The other side, and its company. */
  userId: number;
  company: string;
  isBlocked: boolean;
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
