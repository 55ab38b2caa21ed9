export { chatsKeys } from './chatsKeys';
export { CHATS_PAGE_SIZE, CHATS_TIMEOUT, MESSAGES_PAGE_SIZE } from './limits';
export { useUnseenChatsCount } from './useUnseenChatsCount';
export { useUnseenChatsEvents } from './useUnseenChatsEvents';
