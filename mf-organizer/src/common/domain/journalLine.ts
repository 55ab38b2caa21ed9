import type { Schema } from 'shared-api/contract';
import { formatDate } from 'shared-api/time';
import { plural } from 'shared-ui/texts';
import { actionNames, fieldNames, subjectForms, systemActionNames } from './journalTexts';
import { organizerPaths } from './organizerPaths';

export type JournalEntry = Schema<'JournalEntry'>;

/** One entry in words. */
export interface JournalLine {
  /** «Система» for automatic actions. */
  actor: string;
  /** «Активация, 7 компаний» */
  what: string;
  /** What the entry is about; the first ten. */
  subjects: { id: number; name: string; href?: string }[];
  /** More subjects than those. */
  isCut: boolean;
}

/** Describes an entry: actor, action with the number of its subjects, their names. */
export function describeEntry(entry: JournalEntry): JournalLine {
  const { actor, action, count, subjects, title } = entry;
  const name = (actor === null ? systemActionNames[action] : undefined) ?? actionNames[action];
  const isSeveral = count > 1 || (title === undefined && count > 0 && entry.subject_type !== 'participant');
  return {
    actor: actor === null ? 'Система' : actor.name,
    what: isSeveral ? `${name}, ${countSubjects(entry)}` : name,
    subjects: namesOf(entry),
    isCut: count > subjects.length && entry.subject_type === 'participant',
  };
}

/** The subjects as text: «Парус, Шаг, …». */
export function subjectText({ subjects, isCut }: JournalLine): string {
  return [...subjects.map(({ name }) => name), ...(isCut ? ['…'] : [])].join(', ');
}

function countSubjects({ count, subject_type: type }: JournalEntry): string {
  const forms = subjectForms[type];
  return forms ? `${count} ${plural(count, ...forms)}` : String(count);
}

function namesOf({ subject_type: type, subjects, title }: JournalEntry): JournalLine['subjects'] {
  if (type === 'participant')
    return subjects.map(({ id, name }) => ({ id, name, href: organizerPaths.participant(id) }));
  if (title === undefined || title === '') return [];
  const id = subjects.at(0)?.id ?? 0;
  return [{ id, name: wordsOf(title), ...(type === 'news' && { href: organizerPaths.news(id) }) }];
}

/** Names of switches and parts of the site in Russian, days as elsewhere; other titles are names already. */
function wordsOf(title: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(title)) return formatDate(title);
  return Object.hasOwn(fieldNames, title) ? (fieldNames[title] ?? title) : title;
}
