import type { Schema } from 'shared-api/contract';
import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/storage';
import type { Unanswered } from '../api/readReached';

/** A confirmed mailing. */
export interface MailingJob extends Unanswered {
  clientId: string;
  text: string;
  attachments: readonly number[];
}

/** Request body for some of the mailing's recipients. */
export function requestOf({ clientId, text, attachments }: MailingJob, ids: readonly number[]): Schema<'NewMailing'> {
  return { user_ids: [...ids], text, attachments: [...attachments], client_id: clientId };
}

interface Kept {
  /** `waiting`: not sent yet. */
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

/** Stores that a mailing is about to be sent, so that after a reload the page can tell that it was not. */
export function keepWaiting(account: number): void {
  keepFormDraft<Kept>(nameOf(account), { phase: 'waiting' });
}

/** Stores the data needed to find out after a reload whom the mailing reached. */
export function keepSent(account: number, { ids, contacted, attachments, ...job }: MailingJob): void {
  keepFormDraft<Kept>(nameOf(account), {
    ...job,
    phase: 'sent',
    attachments: [...attachments],
    ids: packIds(ids),
    known: packIds(contacted),
  });
}

export function forgetJob(account: number): void {
  keepFormDraft<Kept>(nameOf(account), {});
}

/** The mailing that was pending or sent when the page was left. */
export function readKept(account: number): 'waiting' | MailingJob | undefined {
  const { phase, clientId, text, attachments, ids, known, since } = readFormDraft(nameOf(account), fields);
  if (phase !== 'sent') return phase;
  if (clientId === undefined || ids === undefined || since === undefined) return undefined;
  return {
    clientId,
    text: text ?? '',
    attachments: attachments ?? [],
    ids: unpackIds(ids),
    contacted: unpackIds(known ?? ''),
    since,
  };
}

/** Sorts ids and packs their differences: 99,999 of them must fit into localStorage. */
function packIds(ids: readonly number[]): string {
  return [...ids]
    .sort((one, other) => one - other)
    .map((id, index, sorted) => (id - (sorted[index - 1] ?? 0)).toString(36))
    .join('.');
}

function unpackIds(packed: string): number[] {
  let id = 0;
  return packed === '' ? [] : packed.split('.').map((step) => (id += Number.parseInt(step, 36)));
}
