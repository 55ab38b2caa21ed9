import type { Attachment } from 'shared-api/contract';
import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/drafts';
import { createClientId } from 'shared-api/messages';
import { emptyFilter, type CatalogFilter } from '#domain/catalogFilter';
import { emptyChoice, isNobody, type Choice, type Company, type Group } from '../choice/choice';

/** A mailing that is being written; it survives a reload. */
export interface SendingDraft {
  /** The same in every attempt, so that a server that knows it writes to nobody twice. */
  clientId: string;
  text: string;
  attachments: readonly Attachment[];
  choice: Choice;
  /** Those already communicated with are left out. */
  leavesOutKnown: boolean;
}

/** @param leavesOutKnown after a mailing the next one begins without those who have just been written to */
export function newDraft(leavesOutKnown = false): SendingDraft {
  return { clientId: createClientId(), text: '', attachments: [], choice: emptyChoice, leavesOutKnown };
}

export function hasContent({ text, attachments, choice }: SendingDraft): boolean {
  return text !== '' || attachments.length > 0 || !isNobody(choice);
}

const nameOf = (account: number) => `sending.${account}`;

/** What is kept of an account's draft. What makes no sense (any more) is left out, a text is not lost with it. */
export function readSendingDraft(account: number): SendingDraft {
  return { ...newDraft(), ...readFormDraft(nameOf(account), fields) };
}

export function keepSendingDraft(account: number, draft: SendingDraft): void {
  keepFormDraft(nameOf(account), hasContent(draft) || draft.leavesOutKnown ? draft : {});
}

/** Whether another tab has just changed the draft. */
export const isDraftEvent = (account: number, { key }: StorageEvent): boolean =>
  key?.endsWith(nameOf(account)) === true;

type Loose<T> = Partial<Record<keyof T, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isAttachment(value: unknown): value is Attachment {
  if (!isObject(value)) return false;
  const { id, filename }: Loose<Attachment> = value;
  return typeof id === 'number' && typeof filename === 'string';
}

function isChoice(value: unknown): value is Choice {
  if (!isObject(value)) return false;
  const { groups, picked }: Loose<Choice> = value;
  return isListOf(groups, isGroup) && isListOf(picked, isCompany);
}

function isGroup(value: unknown): value is Group {
  if (!isObject(value)) return false;
  const { filter, found, except }: Loose<Group> = value;
  return typeof found === 'number' && isListOf(except, isCompany) && isFilter(filter);
}

function isFilter(value: unknown): value is CatalogFilter {
  const keys = Object.keys(emptyFilter) as (keyof CatalogFilter)[];
  if (!isObject(value)) return false;
  const filter: Loose<CatalogFilter> = value;
  return keys.every(
    (key) =>
      typeof filter[key] === typeof emptyFilter[key] && Array.isArray(filter[key]) === Array.isArray(emptyFilter[key]),
  );
}

function isCompany(value: unknown): value is Company {
  if (!isObject(value)) return false;
  const { id, company }: Loose<Company> = value;
  return typeof id === 'number' && typeof company === 'string';
}

const fields: DraftFields<SendingDraft> = {
  clientId: draftField.text,
  text: draftField.text,
  attachments: (value): value is readonly Attachment[] => isListOf(value, isAttachment),
  choice: isChoice,
  leavesOutKnown: draftField.flag,
};
