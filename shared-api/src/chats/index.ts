export { chatsKeys } from './chatsKeys';
export { CHATS_PAGE_SIZE, CHATS_TIMEOUT, MESSAGES_PAGE_SIZE, MOST_UNSEEN_COUNTED } from './limits';
export { isNotificationOn, useNotificationSwitch } from './notificationSwitch';
export { tellSeen } from './seenTabs';
export { useUnseenChatsCount } from './useUnseenChatsCount';
export { useUnseenChatsEvents } from './useUnseenChatsEvents';
