import { noMeetingText } from 'shared-api/meeting-rules';
import { formatSlotDay } from 'shared-api/time';
import type { Sending, SendingPhase } from '../api/createInvitationSender';
import { dateOf, pointOf, type SlotKey } from '../domain/slotKey';
import { texts } from '../texts';
import type { Obstacle } from './candidates';

/** «сб, 28.11», without the year to save space. `date` is yyyy-MM-dd. */
export function dayText(date: string): string {
  return formatSlotDay(date).replace(/[.]\d{4}$/, '');
}

/** «сб, 28.11.2026, 10:00» */
export function slotText(slot: SlotKey): string {
  return `${formatSlotDay(dateOf(slot))}, ${pointOf(slot)}`;
}

/** Reason why a company gets no time. */
export function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'nothing-free':
      return texts.nothingFree;
    case 'nothing-common':
      return texts.nothingCommon;
    case 'not-on-these-days':
      return texts.notOnTheseDays;
    case 'appointment':
      return texts.appointments[obstacle.appointment.kind](slotText(obstacle.appointment.slot));
    default:
      return noMeetingText(obstacle);
  }
}

/** Status of an invitation. */
export function phaseText(phase: SendingPhase): string {
  switch (phase.kind) {
    case 'waiting':
      return texts.waiting;
    case 'sending':
      return texts.sending;
    case 'sent':
      return texts.sent;
    case 'taken':
      return texts.taken;
    case 'refused':
    case 'failed':
      return texts.failed(phase.reason);
    case 'unsure':
      return texts.unsure;
  }
}

/** Counts the results of a run. */
export function countRun({ run, invitations }: Sending) {
  const phases = run.map((id) => invitations.get(id)?.phase.kind);
  const count = (...kinds: SendingPhase['kind'][]) => phases.filter((kind) => kind && kinds.includes(kind)).length;
  return {
    total: run.length,
    sent: count('sent'),
    taken: count('taken'),
    failed: count('refused', 'failed', 'unsure'),
    open: count('waiting', 'sending'),
  };
}

/** Summary of a run: «Отправлено 6 из 7. Одно время заняли.» */
export function outcomeText(sending: Sending): string {
  return texts.outcome({ ...countRun(sending), isStopped: sending.isStopped });
}
