import { announce } from './announce.ts';
import type { Channel, Subscriber, Subscription } from './channel.ts';
import { Members, type PresenceData } from './members.ts';

/** Receives joins and leaves in this process, to forward them to the others. */
export interface LocalPresence {
  came(channel: string, member: PresenceData): void;
  went(channel: string, userId: string): void;
}

const FIRST_WAIT_MS = 50;
// Other processes hold members like sockets do, under names that differ from any socket's.
const PROCESS = 'process:';

/** The subscriptions in this process, and the members present in all processes. */
export class Channels {
  readonly #channels = new Map<string, Channel>();
  #local: LocalPresence | undefined;

  tell(local: LocalPresence): void {
    this.#local = local;
  }

  /** @returns the data of `subscription_succeeded` */
  subscribe(name: string, subscriber: Subscriber, presence?: PresenceData): object {
    const channel = this.#open(name);
    const earlier = channel.subscriptions.get(subscriber.socketId);
    const userId = earlier ? earlier.userId : presence?.user_id;
    if (presence && !earlier) {
      const isFirst = !channel.members.isHeld(presence.user_id, isSocket);
      channel.members.add(subscriber.socketId, presence);
      if (isFirst) this.#local?.came(name, presence);
      this.#announceSoon(channel);
    }
    channel.subscriptions.set(subscriber.socketId, { subscriber, userId, seenChanges: channel.members.changeCount });
    return presence ? channel.members.list() : {};
  }

  unsubscribe(name: string, { socketId }: Subscriber): void {
    const channel = this.#channels.get(name);
    const subscription = channel?.subscriptions.get(socketId);
    if (!channel || !subscription) return;
    channel.subscriptions.delete(socketId);
    if (subscription.userId !== undefined) {
      channel.members.remove(socketId, subscription.userId);
      if (!channel.members.isHeld(subscription.userId, isSocket)) this.#local?.went(name, subscription.userId);
      this.#announceSoon(channel);
    }
    this.#closeIfEmpty(channel);
  }

  /** @param except the socket that caused the event and does not need it */
  publish(name: string, event: string, data: string, except?: string): void {
    const channel = this.#channels.get(name);
    if (!channel) return;
    const frame = Buffer.from(JSON.stringify({ event, channel: name, data }));
    for (const { subscriber } of channel.subscriptions.values())
      if (subscriber.socketId !== except) subscriber.sendBytes(frame);
  }

  /** Adds members connected to another process. */
  addElsewhere(name: string, process: string, members: PresenceData[]): void {
    const channel = this.#open(name);
    for (const member of members) channel.members.add(PROCESS + process, member);
    this.#announceSoon(channel);
  }

  removeElsewhere(name: string, process: string, userId: string): void {
    const channel = this.#channels.get(name);
    channel?.members.remove(PROCESS + process, userId);
    if (channel) this.#announceSoon(channel);
  }

  /** Removes another process with all members connected to it. */
  removeProcess(process: string): void {
    for (const channel of this.#channels.values()) {
      channel.members.removeHolder(PROCESS + process);
      this.#announceSoon(channel);
    }
  }

  /** Members connected to this process, by presence channel. */
  localMembers(): [channel: string, members: PresenceData[]][] {
    return [...this.#channels.values()]
      .map(({ name, members }): [string, PresenceData[]] => [name, members.heldBy(isSocket)])
      .filter(([, members]) => members.length > 0);
  }

  close(): void {
    for (const { announcing } of this.#channels.values()) clearTimeout(announcing);
    this.#channels.clear();
  }

  #open(name: string): Channel {
    const existing = this.#channels.get(name);
    if (existing) return existing;
    const channel = {
      name,
      subscriptions: new Map<string, Subscription>(),
      members: new Members(),
      announcing: undefined,
      waitMs: FIRST_WAIT_MS,
    };
    this.#channels.set(name, channel);
    return channel;
  }

  #closeIfEmpty(channel: Channel): void {
    const isEmpty = channel.subscriptions.size === 0 && channel.members.size === 0;
    if (isEmpty && this.#channels.get(channel.name) === channel) this.#channels.delete(channel.name);
  }

  #announceSoon(channel: Channel): void {
    if (channel.announcing || channel.members.changeCount === 0) return;
    channel.announcing = setTimeout(() => {
      channel.announcing = undefined;
      channel.waitMs = Math.max(FIRST_WAIT_MS, announce(channel));
      this.#closeIfEmpty(channel);
    }, channel.waitMs).unref();
  }
}

const isSocket = (holder: string) => !holder.startsWith(PROCESS);
