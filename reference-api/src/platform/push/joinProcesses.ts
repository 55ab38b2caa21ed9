import type { Database } from '../database/database.ts';
import type { Notifications } from '../database/notifications.ts';
import type { Channels } from './channels.ts';
import { ProcessBus, type BusMessage } from './processBus.ts';

/** This process's connection to the others that share a database. */
export interface ProcessLink {
  /** Sends an event to the subscribers of other processes. */
  publish(channel: string, event: string, data: string, except?: string): void;
  /** Sends events to the other processes with the commit of a transaction. */
  publishWith(tx: Database, events: { channel: string; event: string; data: string }[]): Promise<void>;
  close(): Promise<void>;
}

export interface JoinOptions {
  db: Database;
  notifications: Notifications;
  channels: Channels;
  /** Makes this process's clients reconnect and read again what they may have missed. */
  reconnectClients: () => void;
  heartbeatMs?: number;
}

const HEARTBEAT_MS = 5000;
const MISSED_HEARTBEATS = 3;
const MEMBERS_PER_MESSAGE = 500;

/**
 * Connects the processes behind one PostgreSQL: events reach the subscribers of all, and a presence channel shows the members of
 * all. A process that is silent for three heartbeats is considered dead.
 */
export async function joinProcesses({
  db,
  notifications,
  channels,
  reconnectClients,
  heartbeatMs = HEARTBEAT_MS,
}: JoinOptions): Promise<ProcessLink> {
  const bus = new ProcessBus(db);
  const lastHeard = new Map<string, number>();
  /** Dead processes must list their members again when they return. All others have answered a hello or sent one. */
  const takenForDead = new Set<string>();

  function sayWhoIsHere(): void {
    for (const [channel, members] of channels.localMembers()) {
      for (let start = 0; start < members.length; start += MEMBERS_PER_MESSAGE) {
        bus.send({ kind: 'came', channel, members: members.slice(start, start + MEMBERS_PER_MESSAGE) });
      }
    }
    bus.send({ kind: 'alive' });
  }

  function forget(process: string): void {
    lastHeard.delete(process);
    channels.removeProcess(process);
  }

  function hear(from: string, message: BusMessage): void {
    if (takenForDead.delete(from)) bus.send({ kind: 'hello' });
    lastHeard.set(from, performance.now());
    switch (message.kind) {
      case 'event':
        return channels.publish(message.channel, message.event, message.data, message.except);
      case 'came':
        return channels.addElsewhere(message.channel, from, message.members);
      case 'went':
        return channels.removeElsewhere(message.channel, from, message.userId);
      case 'hello':
        return sayWhoIsHere();
      case 'bye':
        return forget(from);
      case 'gap':
        forget(from);
        return reconnectClients();
      case 'alive':
        return undefined;
    }
  }

  const beating = setInterval(() => {
    bus.send({ kind: 'alive' });
    for (const [process, at] of lastHeard) {
      if (performance.now() - at <= MISSED_HEARTBEATS * heartbeatMs) continue;
      forget(process);
      takenForDead.add(process);
    }
  }, heartbeatMs).unref();

  bus.onLoss = () => {
    sayWhoIsHere();
    reconnectClients();
  };
  notifications.onGap(() => {
    bus.forgetPieces();
    for (const process of [...lastHeard.keys()]) forget(process);
    bus.send({ kind: 'hello' });
    // A process with a gap at the same time may have missed messages, and its own hello may have been lost.
    sayWhoIsHere();
    reconnectClients();
  });
  channels.tell({
    came: (channel, member) => bus.send({ kind: 'came', channel, members: [member] }),
    went: (channel, userId) => bus.send({ kind: 'went', channel, userId }),
  });
  await bus.listen(notifications, hear);
  bus.send({ kind: 'hello' });

  return {
    publish: (channel, event, data, except) => bus.send({ kind: 'event', channel, event, data, except }),
    publishWith: (tx, events) =>
      bus.sendWith(
        tx,
        events.map((event) => ({ kind: 'event', ...event, except: undefined })),
      ),
    async close() {
      clearInterval(beating);
      bus.send({ kind: 'bye' });
      await bus.close();
    },
  };
}
