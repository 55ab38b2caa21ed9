import { serverNow } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { isBlank } from 'shared-api/text';
import { dayOf, formatTime, slotStart } from 'shared-api/time';
import { LONGEST } from '../limits';
import { texts } from '../texts';
import { withoutEmpty, type Segment } from './segment';

type Channel = Schema<'BroadcastChannel'>;

/** What the editor holds. */
export interface BroadcastValues {
  segment: Segment;
  channels: Channel[];
  is_service: boolean;
  subject: string;
  text: string;
  when: 'now' | 'later';
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm, Moscow */
  time: string;
}

/** Names in braces that the server replaces, by field. */
export const PLACEHOLDERS = {
  subject: ['имя', 'компания'],
  text: ['имя', 'компания', 'встречи', 'ждут_ответа', 'подходящие'],
} as const;

const CONTROL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

export const newBroadcast = (segment: Segment): BroadcastValues => ({
  segment,
  channels: ['email', 'bell'],
  is_service: false,
  subject: '',
  text: '',
  when: 'now',
  date: '',
  time: '10:00',
});

/** Values of a saved draft. */
export function valuesOf(saved: Schema<'Broadcast'>): BroadcastValues {
  const { segment, channels, is_service, subject, text, send_at: at } = saved;
  return {
    ...newBroadcast(segment),
    channels,
    is_service,
    subject,
    text,
    ...(at !== null && { when: 'later', date: dayOf(at), time: formatTime(at) }),
  };
}

export function isBroadcastValues(value: unknown): value is BroadcastValues {
  if (typeof value !== 'object' || value === null) return false;
  const { segment, channels, is_service, subject, text, when, date, time } = value as Record<string, unknown>;
  return (
    typeof segment === 'object' &&
    segment !== null &&
    Array.isArray(channels) &&
    typeof is_service === 'boolean' &&
    [subject, text, date, time].every((each) => typeof each === 'string') &&
    (when === 'now' || when === 'later')
  );
}

/** The draft as the preview takes it. */
export const draftOf = ({
  segment,
  channels,
  is_service,
  subject,
  text,
}: Schema<'BroadcastDraft'>): Schema<'BroadcastDraft'> => ({
  segment: withoutEmpty(segment),
  channels,
  is_service,
  subject: subject.trim(),
  text: text.trim(),
});

/** `send_at` of the contract for sending. */
export function sendAtOf({ when, date, time }: BroadcastValues): Schema<'NewsTime'> {
  return when === 'now' ? 'now' : new Date(slotStart(date, time)).toISOString();
}

export type BroadcastProblems = Partial<Record<'channels' | 'subject' | 'text' | 'date', string>>;

/** Why a mailing cannot be sent; the server checks the same. */
export function findBroadcastProblems({
  channels,
  subject,
  text,
  when,
  date,
  time,
}: BroadcastValues): BroadcastProblems {
  const found: BroadcastProblems = {
    channels: channels.length === 0 ? texts.noChannel : undefined,
    subject: textProblem(subject, 'subject') ?? (CONTROL.test(subject) ? texts.oneLine : undefined),
    text: textProblem(text, 'text'),
    date: when === 'later' && !(slotStart(date, time) > serverNow()) ? texts.past : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function textProblem(typed: string, field: 'subject' | 'text'): string | undefined {
  if (isBlank(typed)) return texts.required;
  if (typed.trim().length > LONGEST[field]) return texts.notLonger(LONGEST[field]);
  const known: readonly string[] = PLACEHOLDERS[field];
  const unknown = [...typed.matchAll(/\{([^{}\n]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !known.includes(name));
  return unknown === undefined ? undefined : texts.unknownPlaceholder(unknown);
}
