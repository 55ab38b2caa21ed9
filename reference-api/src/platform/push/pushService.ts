import type { Database } from '../database/database.ts';

/** What a client shows the push server to be let into a channel. */
export interface ChannelAuth {
  auth: string;
  channel_data?: string;
}

/** Something to tell the subscribers of a channel, whatever it means. */
export interface PushedEvent {
  channel: string;
  event: string;
  data: unknown;
}

/** The push service, ours or a hosted one: the calls know only this. */
export interface PushService {
  /** The public application key. */
  readonly key: string;
  /**
   * Gets events ready inside the transaction that they are about; see `withEvents`.
   * @returns sends them, in the order of the calls, once the transaction is committed; it never throws: a push that is lost is read again later
   */
  prepare(tx: Database, events: PushedEvent[]): Promise<() => void>;
  /**
   * Signs one connection's subscription.
   * @param session the session's key: when it ends, the connection does
   * @param memberId the user to show to others, for presence channels
   */
  authorize(socketId: string, channel: string, session?: string, memberId?: number): ChannelAuth;
  close(): Promise<void>;
}
