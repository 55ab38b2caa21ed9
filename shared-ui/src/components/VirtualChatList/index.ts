export { VirtualChatList, type VirtualChatListActions, type VirtualChatListProps } from './VirtualChatList';
