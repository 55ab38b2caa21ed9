import type { Schema } from 'shared-api/contract';
import { formatDate } from 'shared-api/time';
import { actionNames, subjectNames } from '#domain/journalTexts';
import type { JournalFilter } from '#domain/organizerPaths';
import { texts } from '../texts';

/** One condition of the filter in words. */
export interface JournalChip {
  /** Fields that go when the chip is removed. */
  fields: (keyof JournalFilter)[];
  text: string;
}

/** The conditions of a filter. @param entries on the page, for names of people and companies */
export function chipsOf(filter: JournalFilter, entries: readonly Schema<'JournalEntry'>[]): JournalChip[] {
  const { actor, action, subject_type: type, subject_id: id, from, to } = filter;
  const chips: JournalChip[] = [];
  if (actor !== undefined) {
    const name = entries.find((entry) => entry.actor?.id === actor)?.actor?.name;
    chips.push({ fields: ['actor'], text: `${texts.actor}: ${name ?? `#${actor}`}` });
  }
  if (action !== undefined) chips.push({ fields: ['action'], text: `${texts.action}: ${actionNames[action]}` });
  if (type !== undefined)
    chips.push({ fields: ['subject_type', 'subject_id'], text: `${texts.subject}: ${subjectNames[type]}` });
  if (id !== undefined) chips.push({ fields: ['subject_id'], text: nameOf(id, entries) });
  if (from !== undefined) chips.push({ fields: ['from'], text: `${texts.from} ${formatDate(from)}` });
  if (to !== undefined) chips.push({ fields: ['to'], text: `${texts.to} ${formatDate(to)}` });
  return chips;
}

function nameOf(id: number, entries: readonly Schema<'JournalEntry'>[]): string {
  const entry = entries.find(({ subjects }) => subjects.some((subject) => subject.id === id));
  const isAlone = entry !== undefined && entry.count <= 1;
  const name = (isAlone ? entry.title : undefined) ?? entry?.subjects.find((subject) => subject.id === id)?.name;
  return name ?? `#${id}`;
}
