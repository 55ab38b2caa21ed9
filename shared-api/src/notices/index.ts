export type { NoticeGroups, NoticeList, NoticeSource, ReadNotices } from './noticeSource';
export { useNoticeCommands, useNoticeEvents, useNotices, useNoticeSource, type NoticeCommands } from './useNotices';
