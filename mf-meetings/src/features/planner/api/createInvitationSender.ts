import { describeError } from 'shared-api/client';
import type { Attempt, InvitationAttempt } from './attemptInvitation';

/** An invitation that was confirmed. */
export interface PlannedInvitation extends InvitationAttempt {
  company: string;
}

/** How far it has come. */
export type SendingPhase = { kind: 'waiting' } | { kind: 'sending' } | Attempt;

export interface SendingInvitation extends PlannedInvitation {
  phase: SendingPhase;
}

/** What has been sent since the page was loaded, and what is being sent. */
export interface Sending {
  /** By company. */
  invitations: ReadonlyMap<number, SendingInvitation>;
  /** Those of the last confirmation. */
  run: readonly number[];
  isRunning: boolean;
  /** The person stopped the run, or the server could not be reached. */
  isStopped: boolean;
}

export interface InvitationSender {
  getSending: () => Sending;
  subscribe: (onChange: () => void) => () => void;
  /** Sends one after the other. Who was invited, or is being invited, is not invited a second time. */
  send: (invitations: readonly PlannedInvitation[]) => void;
  /** Ends after the one that is on its way; the others go back to the plan. */
  stop: () => void;
  /** Takes a company out of what is shown. */
  forget: (userId: number) => void;
}

interface SenderOptions {
  /** Sends one invitation. It may have arrived even when it rejects. */
  attempt: (invitation: PlannedInvitation) => Promise<Attempt>;
  /** A run is over; `isSeen` false: nobody is at the page to see it. */
  onEnd: (sending: Sending, isSeen: boolean) => void;
}

const NOTHING: Sending = { invitations: new Map(), run: [], isRunning: false, isStopped: false };

/** Sends invitations one by one, also when its page has been left meanwhile; closing the window is asked about. */
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    for (let invitation = next(); invitation; invitation = next()) {
      setPhase(invitation.userId, { kind: 'sending' });
      const outcome = await attempt(invitation).catch((error: unknown): Attempt => ({
        kind: 'failed',
        reason: describeError(error),
      }));
      setPhase(invitation.userId, outcome);
      // Without a connection all others would fail as well.
      if (outcome.kind === 'unsure') change({ isStopped: true });
    }
    window.removeEventListener('beforeunload', ask);
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
          ...added.map((each) => [each.userId, { ...each, phase: { kind: 'waiting' } }] as const),
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
