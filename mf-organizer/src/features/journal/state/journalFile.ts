import { formatFileDate } from 'shared-api/time';
import { changesOf, type FieldChange } from '#domain/journalChanges';
import { describeEntry, subjectText, type JournalEntry } from '#domain/journalLine';
import { texts } from '../texts';

/** Table of entries, header row first. */
export function journalTable(entries: readonly JournalEntry[]): string[][] {
  return [texts.fileHead, ...entries.map(rowOf)];
}

function rowOf(entry: JournalEntry): string[] {
  const line = describeEntry(entry);
  const changes = changesOf(entry);
  return [
    formatFileDate(entry.at),
    line.actor,
    line.what,
    subjectText(line),
    entry.reason ?? '',
    entry.before === undefined ? '' : valuesOf(changes, 'before'),
    entry.after === undefined ? '' : valuesOf(changes, 'after'),
  ];
}

const valuesOf = (changes: readonly FieldChange[], side: 'before' | 'after') =>
  changes.map((change) => `${change.name}: ${change[side].map(({ text }) => text).join('\n')}`).join('\n');
