import type { Notice, Schema } from '../contract';

/** The newest notices, newest first, as far as they were read. */
export interface NoticeList {
  notices: readonly Notice[];
  /** Of all notices, also of those that were not read yet. */
  unread_count: number;
  has_more: boolean;
}

/** Notices to mark as read: an id with all older ones, or single ids. */
export type ReadNotices = { up_to: number } | { ids: readonly number[] };

/** A change that a source reports; `outdated` means that the list has to be read again. */
export type NoticeChange =
  | { kind: 'added'; notice: Notice; unread_count: number }
  | { kind: 'read'; what: ReadNotices; unread_count: number }
  | { kind: 'outdated' };

/** Channels by group, as the user chose them; the default of its kind applies to a missing channel. */
export type NoticeGroups = Schema<'NoticeSettings'>['groups'];

/** Source of notices: the server, or this device. The bell and the cards know this interface only. */
export interface NoticeSource {
  /** The newest page. */
  readNewest: (userId: number) => Promise<NoticeList>;
  /** The page after the notice `before`. */
  readOlder: (userId: number, before: number) => Promise<NoticeList>;
  markRead: (userId: number, what: ReadNotices) => Promise<void>;
  /** Reports that a visible tab has shown these notices, so that other channels need not. */
  markShown: (ids: readonly number[]) => Promise<void>;
  readGroups: () => Promise<NoticeGroups>;
  /**
   * Calls back on every change, from here or elsewhere.
   * @returns unsubscribes
   */
  follow: (userId: number, onChange: (change: NoticeChange) => void) => () => void;
}
