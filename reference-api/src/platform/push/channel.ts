import type { Members } from './members.ts';

/** One connected client, as the channels see it. */
export interface Subscriber {
  readonly socketId: string;
  /** @param frame JSON as UTF-8; the same bytes serve all subscribers */
  sendBytes(frame: Buffer): void;
}

/** A subscriber and, in a presence channel, whose it is. */
export interface Subscription {
  subscriber: Subscriber;
  userId: string | undefined;
  /** how many of the changes that are not announced yet the subscriber knows already, from the list that they were given */
  known: number;
}

/** A channel with what this process knows of it. */
export interface Channel {
  name: string;
  subscriptions: Map<string, Subscription>;
  members: Members;
  announcing: NodeJS.Timeout | undefined;
  /** how long the next announcement waits, so that many comings and goings cost a bounded amount of work */
  waitMs: number;
}
