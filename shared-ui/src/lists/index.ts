export { VirtualChatList, type VirtualChatListActions, type VirtualChatListProps } from './VirtualChatList';
export { VirtualList, type VirtualListProps } from './VirtualList';
