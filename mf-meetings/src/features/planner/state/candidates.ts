import type { ActiveEvent, CurrentUser, Participant } from 'shared-api/contract';
import { whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { todayInMoscow } from 'shared-api/time';
import type { CompanyReading, CompanyReadings } from '../api/createCompanyReader';
import { presentMinute, type Appointment, type OwnTime } from '../domain/ownTime';
import { dateOf, type SlotKey } from '../domain/slotKey';

/** Reason why a company gets no time. */
export type Obstacle =
  | NoMeeting
  | { kind: 'nothing-free' | 'nothing-common' | 'not-on-these-days' }
  | { kind: 'appointment'; appointment: Appointment };

/** A chosen company with the slots in which it can be met. */
export type Candidate =
  | Exclude<CompanyReading, { kind: 'loaded' }>
  | { kind: 'impossible'; company: Participant; obstacle: Obstacle }
  | { kind: 'possible'; company: Participant; options: readonly SlotKey[] };

interface CandidatesOptions {
  ids: readonly number[];
  readings: CompanyReadings;
  own: OwnTime;
  /** Chosen days, yyyy-MM-dd. */
  days: readonly string[];
  viewer: CurrentUser;
  event: ActiveEvent;
}

/** Determines for each company the slots that are free for both, or the obstacle. */
export function candidatesOf({ ids, readings, own, days, viewer, event }: CandidatesOptions): Map<number, Candidate> {
  const wanted = new Set(days);
  const [today, now] = [todayInMoscow(), presentMinute()];
  const candidateOf = (id: number): Candidate => {
    const reading = readings.get(id) ?? { kind: 'reading' };
    if (reading.kind !== 'loaded') return reading;
    const { company, free } = reading;
    const impossible = (obstacle: Obstacle): Candidate => ({ kind: 'impossible', company, obstacle });
    const reason = whyNoMeeting({ viewer, target: company, event, today });
    if (reason) return impossible(reason);
    const appointment = own.appointments.get(id);
    if (appointment) return impossible({ kind: 'appointment', appointment });
    const common = own.free.filter((slot) => free.has(slot));
    const options = common.filter((slot) => wanted.has(dateOf(slot)));
    if (options.length > 0) return { kind: 'possible', company, options };
    if (common.length > 0) return impossible({ kind: 'not-on-these-days' });
    return impossible({ kind: [...free].some((slot) => slot > now) ? 'nothing-common' : 'nothing-free' });
  };
  return new Map(ids.map((id) => [id, candidateOf(id)]));
}
