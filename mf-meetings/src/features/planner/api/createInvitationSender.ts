import { createClientId } from 'shared-api/client';
import { createOutbox, type OutboxItem } from 'shared-api/delivery/outbox';
import type { Attempt, InvitationAttempt } from './attemptInvitation';

/** A confirmed invitation; a repeated one keeps the id of its message. */
export interface PlannedInvitation extends Omit<InvitationAttempt, 'noteId'> {
  company: string;
  noteId?: string;
}

export type SendingPhase = { kind: 'waiting' } | { kind: 'sending' } | Attempt;

export interface SendingInvitation extends InvitationAttempt {
  company: string;
  phase: SendingPhase;
}

/** Invitations sent since the page was loaded, and those being sent. */
export interface Sending {
  /** By company id. */
  invitations: ReadonlyMap<number, SendingInvitation>;
  /** Company ids of the last confirmation. */
  run: readonly number[];
  isRunning: boolean;
  /** The user stopped the run, or the server was unreachable. */
  isStopped: boolean;
}

interface SenderOptions {
  account: number;
  /** Sends one invitation; never rejects. */
  attempt: (invitation: InvitationAttempt) => Promise<Attempt>;
  /** Called after a run; `isSeen` is false when no component is subscribed. */
  onEnd: (sending: Sending, isSeen: boolean) => void;
}

export type InvitationSender = ReturnType<typeof createInvitationSender>;

/** One queue for all companies, so that invitations go one at a time. */
const QUEUE = 0;

/** Creates a sender of invitations that goes on after its page was left, without retries. */
export function createInvitationSender({ account, attempt, onEnd }: SenderOptions) {
  const listeners = new Set<() => void>();
  const results = new Map<number, SendingInvitation>();
  let sending: Sending = { invitations: new Map(), run: [], isRunning: false, isStopped: false };
  const { list, ...outbox } = createOutbox<OutboxItem & SendingInvitation, SendingInvitation>({
    account,
    async send(queue, clientId, { find }) {
      const invitation = find(queue, clientId);
      return invitation && { ...invitation, phase: await attempt(invitation) };
    },
    onDelivered(_queue, result) {
      results.set(result.userId, result);
      // Offline: the remaining invitations would fail as well.
      if (result.phase.kind === 'unsure') stop();
    },
  });

  function show(part: Partial<Sending> = {}): void {
    const { isRunning: wasRunning } = sending;
    const items = list.listOf(QUEUE);
    const invitations = new Map([...results.values(), ...items].map((each) => [each.userId, each]));
    sending = { ...sending, ...part, invitations, isRunning: items.length > 0 };
    listeners.forEach((tell) => tell());
    if (wasRunning && !sending.isRunning) onEnd(sending, listeners.size > 0);
  }

  /** Stops after the current invitation; the remaining ones return to the plan. */
  function stop(): void {
    const waiting = list.listOf(QUEUE).filter(({ phase }) => phase.kind === 'waiting');
    outbox.remove(QUEUE, new Set(waiting.map(({ clientId }) => clientId)));
    show({ isStopped: true });
  }

  list.subscribe(show);
  outbox.start();
  return {
    getSending: () => sending,
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Sends invitations one at a time. Companies already invited or being invited are skipped. */
    send(invitations: readonly PlannedInvitation[]): void {
      const added = invitations.filter(({ userId }) => !isUnderWay(sending.invitations.get(userId)));
      const ids = added.map(({ userId }) => userId);
      if (ids.length === 0) return;
      const running = sending.isRunning ? sending.run.filter((id) => !ids.includes(id)) : [];
      sending = { ...sending, run: [...running, ...ids], isStopped: false };
      for (const each of added) {
        results.delete(each.userId);
        const clientId = String(each.userId);
        outbox.add(QUEUE, { noteId: createClientId(), ...each, clientId, phase: { kind: 'waiting' } });
      }
    },
    stop,
    /** Removes a company's result. */
    forget(userId: number): void {
      results.delete(userId);
      show();
    },
  };
}

function isUnderWay(invitation: SendingInvitation | undefined): boolean {
  return invitation !== undefined && ['waiting', 'sending', 'sent'].includes(invitation.phase.kind);
}
