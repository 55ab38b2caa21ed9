import { createClientId } from 'shared-api/client';
import type { Attachment } from 'shared-api/contract';
import { draftField, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/storage';
import { emptyFilter, LIST_KEYS, STATUS_KEYS, type CatalogFilter } from '#domain/catalogFilter';
import { emptyChoice, isEmptyChoice, type Choice, type Company, type Group } from '../domain/choice';

/** An unsent mailing; it survives a reload. */
export interface SendingDraft {
  /** Constant across attempts, so that repeating is idempotent on servers that support it. */
  clientId: string;
  text: string;
  attachments: readonly Attachment[];
  choice: Choice;
  /** Excludes companies already communicated with. */
  leavesOutKnown: boolean;
}

/** @param leavesOutKnown true after a mailing, so that the next one excludes its recipients */
export function newDraft(leavesOutKnown = false): SendingDraft {
  return { clientId: createClientId(), text: '', attachments: [], choice: emptyChoice, leavesOutKnown };
}

export function hasContent({ text, attachments, choice }: SendingDraft): boolean {
  return text !== '' || attachments.length > 0 || !isEmptyChoice(choice);
}

const nameOf = (account: number) => `sending.${account}`;

/** Reads an account's draft. Invalid fields are dropped; the text is kept regardless. */
export function readSendingDraft(account: number): SendingDraft {
  return { ...newDraft(), ...readFormDraft(nameOf(account), fields) };
}

export function keepSendingDraft(account: number, draft: SendingDraft): void {
  keepFormDraft(nameOf(account), hasContent(draft) || draft.leavesOutKnown ? draft : {});
}

/** Whether a storage event means that another tab changed the draft. */
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
  // Without `commonTime`, which mailings do not offer and older drafts lack.
  const keys = ['company', ...LIST_KEYS, ...STATUS_KEYS] as const;
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
