// The chunk that the layout loads after the page.
export { Bell } from './Bell';
export { BellSheet } from './BellSheet';
export { MoreBadge } from './MoreBadge';
export { NoticeCards } from './NoticeCards';
