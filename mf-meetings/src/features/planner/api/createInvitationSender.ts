import { describeError } from 'shared-api/client';
import { askBeforeClosing } from 'shared-api/delivery';
import { createClientId } from 'shared-api/messages';
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

export interface InvitationSender {
  getSending: () => Sending;
  subscribe: (onChange: () => void) => () => void;
  /** Sends invitations one at a time. Companies already invited or being invited are skipped. */
  send: (invitations: readonly PlannedInvitation[]) => void;
  /** Stops after the current invitation; the remaining ones return to the plan. */
  stop: () => void;
  /** Removes a company's result. */
  forget: (userId: number) => void;
}

interface SenderOptions {
  /** Sends one invitation. A rejected promise does not prove that it failed. */
  attempt: (invitation: InvitationAttempt) => Promise<Attempt>;
  /** Called after a run; `isSeen` is false when no component is subscribed. */
  onEnd: (sending: Sending, isSeen: boolean) => void;
}

const NOTHING: Sending = { invitations: new Map(), run: [], isRunning: false, isStopped: false };

/**
 * Creates a sender that works through invitations one at a time, also after its page was left. Meanwhile the browser
 * confirms closing the window.
 */
export function createInvitationSender({ attempt, onEnd }: SenderOptions): InvitationSender {
  const listeners = new Set<() => void>();
  let sending = NOTHING;

  const change = (part: Partial<Sending>) => {
    sending = { ...sending, ...part };
    listeners.forEach((tell) => tell());
  };
  const setPhase = (userId: number, phase: SendingPhase) => {
    const invitation = sending.invitations.get(userId);
    if (invitation) change({ invitations: new Map(sending.invitations).set(userId, { ...invitation, phase }) });
  };
  const next = () =>
    sending.isStopped
      ? undefined
      : sending.run.map((id) => sending.invitations.get(id)).find((each) => each?.phase.kind === 'waiting');

  async function run(): Promise<void> {
    const stopAsking = askBeforeClosing(() => true);
    for (let invitation = next(); invitation; invitation = next()) {
      setPhase(invitation.userId, { kind: 'sending' });
      const outcome = await attempt(invitation).catch((error: unknown): Attempt => ({
        kind: 'failed',
        reason: describeError(error),
      }));
      setPhase(invitation.userId, outcome);
      // Offline: the remaining invitations would fail as well.
      if (outcome.kind === 'unsure') change({ isStopped: true });
    }
    stopAsking();
    change({
      isRunning: false,
      invitations: new Map([...sending.invitations].filter(([, { phase }]) => phase.kind !== 'waiting')),
    });
    onEnd(sending, listeners.size > 0);
  }

  return {
    getSending: () => sending,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    send(invitations) {
      const added = invitations.filter(({ userId }) => !isUnderWay(sending.invitations.get(userId)));
      if (added.length === 0) return;
      const ids = added.map(({ userId }) => userId);
      const wasRunning = sending.isRunning;
      change({
        invitations: new Map([
          ...sending.invitations,
          ...added.map(
            (each) => [each.userId, { noteId: createClientId(), ...each, phase: { kind: 'waiting' } }] as const,
          ),
        ]),
        run: wasRunning ? [...sending.run.filter((id) => !ids.includes(id)), ...ids] : ids,
        isRunning: true,
        isStopped: false,
      });
      if (!wasRunning) void run();
    },
    stop: () => change({ isStopped: true }),
    forget(userId) {
      const invitations = new Map(sending.invitations);
      invitations.delete(userId);
      change({ invitations });
    },
  };
}

function isUnderWay(invitation: SendingInvitation | undefined): boolean {
  return invitation !== undefined && ['waiting', 'sending', 'sent'].includes(invitation.phase.kind);
}
