import type { Database } from '../database/database.ts';

/** A client's authorization for a channel. */
export interface ChannelAuth {
  auth: string;
  channel_data?: string;
}

/** An event for the subscribers of a channel, of any meaning. */
export interface PushedEvent {
  channel: string;
  event: string;
  data: unknown;
}

/** The push service, built-in or hosted; calls use only this interface. */
export interface PushService {
  /** The public application key. */
  readonly key: string;
  /**
   * Prepares events inside the transaction that causes them; see `withEvents`.
   * @returns a function that sends them in order after the commit; it never throws, because clients read lost events again later
   */
  prepare(tx: Database, events: PushedEvent[]): Promise<() => void>;
  /**
   * Signs one connection's subscription.
   * @param session the session's key: when it ends, the connection does
   * @param memberId the user shown to others, for presence channels
   */
  authorize(socketId: string, channel: string, session?: string, memberId?: number): ChannelAuth;
  close(): Promise<void>;
}
