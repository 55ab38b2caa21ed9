import { formatDate, formatFileDate } from 'shared-api/time';
import { formatFileSize } from 'shared-ui/files';
import type { JournalEntry } from './journalLine';
import { fieldNames, valueNames } from './journalTexts';

/** A line of a value. */
export interface ChangeLine {
  text: string;
  /** The other value lacks this line. */
  isChanged: boolean;
}

/** A field of an entry with its values, line by line. */
export interface FieldChange {
  field: string;
  name: string;
  isChanged: boolean;
  before: ChangeLine[];
  after: ChangeLine[];
}

/** The fields of an entry, changed ones first. */
export function changesOf({ before = {}, after = {} }: Pick<JournalEntry, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = fields.map((field) => compare(field, before[field], after[field]));
  return [...changes.filter(({ isChanged }) => isChanged), ...changes.filter(({ isChanged }) => !isChanged)];
}

/** Whether an entry says what it changed. */
export const hasChanges = ({ before, after }: Pick<JournalEntry, 'before' | 'after'>): boolean =>
  Object.keys({ ...before, ...after }).length > 0;

/** A value of a field in words; a line for each item of a list of objects. */
function describeValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  if (typeof value === 'number') return field === 'storage_total' ? formatFileSize(value) : String(value);
  if (typeof value === 'string') return describeText(field, value);
  if (Array.isArray(value))
    return value.map((item) => describeValue(field, item)).join(value.some(isRecord) ? '\n' : ', ');
  return isRecord(value) ? describeRecord(value) : '—';
}

function compare(field: string, before: unknown, after: unknown): FieldChange {
  const [was, is] = [describeValue(field, before), describeValue(field, after)];
  const [wasLines, isLines] = [was.split('\n'), is.split('\n')];
  return {
    field,
    name: nameOf(field),
    isChanged: was !== is,
    before: wasLines.map((text) => ({ text, isChanged: was !== is && !isLines.includes(text) })),
    after: isLines.map((text) => ({ text, isChanged: was !== is && !wasLines.includes(text) })),
  };
}

function describeText(field: string, text: string): string {
  const words = valueNames[field];
  if (words && Object.hasOwn(words, text)) return words[text] ?? text;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? formatFileDate(text) : text;
}

const describeRecord = (record: Record<string, unknown>): string =>
  Object.entries(record)
    .map(([field, value]) => `${nameOf(field)}: ${describeValue(field, value)}`)
    .join('; ');

const nameOf = (field: string) => (Object.hasOwn(fieldNames, field) ? (fieldNames[field] ?? field) : field);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
