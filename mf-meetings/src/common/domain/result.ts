import type { MeetingCompany, Schema } from 'shared-api/contract';
import type { Meeting } from './meeting';

export type Outcome = Schema<'MeetingOutcome'>;
export type MeetingAgreement = Schema<'MeetingAgreement'>;

/** The own side's answer to how a meeting went. */
export type OwnResult = Pick<Schema<'MeetingResult'>, 'outcome' | 'who_missed' | 'note' | 'next_at'>;

/** A change of it: fields that are left out stay as they were. */
export type ResultChange = Schema<'MeetingResultForm'>;

/** A meeting with one company, as results refer to it. */
export interface ResultSubject {
  /** Missing on servers that name no meetings: then the result is kept on this device. */
  meeting_id: number | undefined;
  company_id: number;
  company: string;
  /** yyyy-MM-dd, Moscow */
  date: string;
  /** HH:mm */
  point: string;
}

/** Maximum lengths, in characters. */
export const NOTE_LENGTH = 2000;
export const AGREEMENT_LENGTH = 300;

export const OUTCOMES: readonly Outcome[] = ['agreed', 'continue', 'no_fit', 'missed'];

export const subjectOf = (
  { date, point }: Pick<Meeting, 'date' | 'point'>,
  { meeting_id, company_id, company }: MeetingCompany,
): ResultSubject => ({ meeting_id, company_id, company, date, point });

/** Identifies a meeting with a company, also on servers that name no meetings. */
export const subjectKey = ({ date, point, company_id }: Pick<ResultSubject, 'date' | 'point' | 'company_id'>): string =>
  `${company_id}-${date}-${point.replace(':', '')}`;

/** Name of the draft with the typed note and next step of a meeting. */
export const resultDraft = (subject: Parameters<typeof subjectKey>[0]): string => `result.${subjectKey(subject)}`;

/** A result with a change of it. */
export function changed(
  result: OwnResult | undefined,
  { outcome, who_missed, note, next_at }: ResultChange,
): OwnResult {
  const who = outcome === 'missed' ? (who_missed ?? result?.who_missed) : undefined;
  return {
    outcome,
    ...(who && { who_missed: who }),
    note: note ?? result?.note ?? '',
    next_at: next_at === undefined ? (result?.next_at ?? null) : next_at,
  };
}
