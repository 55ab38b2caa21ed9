import type { Conversation } from '../features/conversation/state/conversationContext';

/** An open chat, for stories of its messages. */
export const storyConversation: Conversation = {
  userId: 2,
  company: 'Северный ветер',
  isBlocked: false,
  ownUserId: 1,
  showImage: () => undefined,
};
