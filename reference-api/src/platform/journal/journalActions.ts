import type { Schema } from '../contract/types.ts';

export type JournalAction = Schema<'JournalAction'>;
export type SubjectType = Schema<'JournalSubject'>;
