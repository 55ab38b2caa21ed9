import type { Members } from './members.ts';

/** A connected client as the channels use it. */
export interface Subscriber {
  readonly socketId: string;
  /** @param frame JSON as UTF-8; the same bytes serve all subscribers */
  sendBytes(frame: Buffer): void;
}

/** A subscriber and, in a presence channel, its user. */
export interface Subscription {
  subscriber: Subscriber;
  userId: string | undefined;
  /** How many of the unannounced changes the subscriber's member list already contained. */
  seenChanges: number;
}

/** A channel with its subscribers in this process. */
export interface Channel {
  name: string;
  subscriptions: Map<string, Subscription>;
  members: Members;
  announcing: NodeJS.Timeout | undefined;
  /** Delay before the next announcement, so that many joins and leaves cost a bounded amount of work. */
  waitMs: number;
}
