import type { Schema } from 'shared-api/contract';
import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/drafts';
import type { Unanswered } from '../api/readReached';

/** A mailing as it was confirmed. */
export interface MailingJob extends Unanswered {
  clientId: string;
  text: string;
  attachments: readonly number[];
}

/** The request that writes to these of its recipients. */
export function requestOf({ clientId, text, attachments }: MailingJob, ids: readonly number[]): Schema<'NewMailing'> {
  return { user_ids: [...ids], text, attachments: [...attachments], client_id: clientId };
}

interface Kept {
  /** `waiting`: nothing has been sent yet. */
  phase: 'waiting' | 'sent';
  clientId: string;
  text: string;
  attachments: number[];
  ids: string;
  known: string;
  since: number;
}

const fields: DraftFields<Kept> = {
  phase: draftField.oneOf('waiting', 'sent'),
  clientId: draftField.text,
  text: draftField.text,
  attachments: draftField.numbers,
  ids: draftField.text,
  known: draftField.text,
  since: (value): value is number => typeof value === 'number',
};

const nameOf = (account: number) => `mailing.${account}`;

/** Notes that a mailing is about to go, so that a visit after a reload can say that it did not. */
export function keepWaiting(account: number): void {
  keepFormDraft<Kept>(nameOf(account), { phase: 'waiting' });
}

/** Notes everything that is needed to find out after a reload whom it reached. */
export function keepSent(account: number, { ids, known, attachments, ...job }: MailingJob): void {
  keepFormDraft<Kept>(nameOf(account), {
    ...job,
    phase: 'sent',
    attachments: [...attachments],
    ids: packIds(ids),
    known: packIds(known),
  });
}

export function forgetJob(account: number): void {
  keepFormDraft<Kept>(nameOf(account), {});
}

/** What was under way when the page was left. */
export function readKept(account: number): 'waiting' | MailingJob | undefined {
  const { phase, clientId, text, attachments, ids, known, since } = readFormDraft(nameOf(account), fields);
  if (phase !== 'sent') return phase;
  if (clientId === undefined || ids === undefined || since === undefined) return undefined;
  return {
    clientId,
    text: text ?? '',
    attachments: attachments ?? [],
    ids: unpackIds(ids),
    known: unpackIds(known ?? ''),
    since,
  };
}

/** Ids as the distances between them: 99,999 of them have to fit into what a browser keeps. */
function packIds(ids: readonly number[]): string {
  let last = 0;
  return Int32Array.from(ids)
    .sort()
    .reduce<string[]>((parts, id) => {
      parts.push((id - last).toString(36));
      last = id;
      return parts;
    }, [])
    .join('.');
}

function unpackIds(packed: string): number[] {
  let id = 0;
  return packed === '' ? [] : packed.split('.').map((step) => (id += Number.parseInt(step, 36)));
}
