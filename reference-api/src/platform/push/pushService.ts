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

/** The part of a push service that sends events. */
export interface PushSender {
  /**
   * Prepares events inside the transaction that causes them; see `withEvents`.
   * @returns a function that sends them in order after the commit; it never throws, because clients read lost events again later
   */
  prepare(tx: Database, events: PushedEvent[]): Promise<() => void>;
  close(): Promise<void>;
}

/** The push service, built-in or hosted; calls use only this interface. */
export interface PushService extends PushSender {
  /** The public application key. */
  readonly key: string;
  /**
   * Signs one connection's subscription.
   * @param session the session's key: when it ends, the connection does
   * @param memberId the user shown to others, for presence channels
   */
  authorize(socketId: string, channel: string, session?: string, memberId?: number): ChannelAuth;
}
