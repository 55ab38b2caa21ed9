/** What a client shows the push server to be let into a channel. */
export interface ChannelAuth {
  auth: string;
  channel_data?: string;
}

/** The push service, ours or a hosted one: the calls know only this. */
export interface PushService {
  /** The public application key. */
  readonly key: string;
  /** Sends an event to the subscribers of a channel, in the order of the calls. Never throws: a push that is lost is read again later. */
  trigger(channel: string, event: string, data: unknown): void;
  /**
   * Signs one connection's subscription.
   * @param session the session's key: when it ends, the connection does
   * @param memberId the user to show to others, for presence channels
   */
  authorize(socketId: string, channel: string, session?: string, memberId?: number): ChannelAuth;
  close(): Promise<void>;
}
