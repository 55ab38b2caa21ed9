/** One connected client, as the channels see it. */
export interface Subscriber {
  readonly socketId: string;
  send(frame: object): void;
}

interface Member {
  info: unknown;
  /** sockets of this member's tabs and devices */
  socketIds: Set<string>;
}

export interface PresenceData {
  user_id: string;
  user_info?: unknown;
}

interface Channel {
  subscribers: Map<string, Subscriber>;
  members: Map<string, Member>;
}

/** Who is subscribed to what. A member counts once however many connections he has. */
export class Channels {
  readonly #channels = new Map<string, Channel>();

  /** @returns the data of `subscription_succeeded` */
  subscribe(name: string, subscriber: Subscriber, presence?: PresenceData): object {
    const channel = this.#channels.get(name) ?? { subscribers: new Map(), members: new Map() };
    this.#channels.set(name, channel);
    if (presence && !channel.subscribers.has(subscriber.socketId)) join(name, channel, subscriber, presence);
    channel.subscribers.set(subscriber.socketId, subscriber);
    if (!presence) return {};
    const ids = [...channel.members.keys()];
    return { presence: { ids, hash: Object.fromEntries([...channel.members].map(([id, { info }]) => [id, info ?? null])), count: ids.length } };
  }

  unsubscribe(name: string, subscriber: Subscriber): void {
    const channel = this.#channels.get(name);
    if (!channel?.subscribers.delete(subscriber.socketId)) return;
    leave(name, channel, subscriber);
    if (channel.subscribers.size === 0) this.#channels.delete(name);
  }

  /** @param except the socket that caused the event and needs not hear of it */
  publish(name: string, event: string, data: string, except?: string): void {
    const channel = this.#channels.get(name);
    if (channel) broadcast(channel, { event, channel: name, data }, except);
  }
}

function join(name: string, channel: Channel, subscriber: Subscriber, { user_id, user_info }: PresenceData): void {
  const known = channel.members.get(user_id);
  if (known) {
    known.socketIds.add(subscriber.socketId);
    return;
  }
  channel.members.set(user_id, { info: user_info, socketIds: new Set([subscriber.socketId]) });
  broadcast(channel, { event: 'pusher_internal:member_added', channel: name, data: JSON.stringify({ user_id, user_info }) }, subscriber.socketId);
}

function leave(name: string, channel: Channel, { socketId }: Subscriber): void {
  for (const [user_id, { socketIds }] of channel.members) {
    if (!socketIds.delete(socketId) || socketIds.size > 0) continue;
    channel.members.delete(user_id);
    broadcast(channel, { event: 'pusher_internal:member_removed', channel: name, data: JSON.stringify({ user_id }) });
  }
}

function broadcast(channel: Channel, frame: object, except?: string): void {
  for (const subscriber of channel.subscribers.values()) if (subscriber.socketId !== except) subscriber.send(frame);
}
