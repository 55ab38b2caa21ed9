import type { Schema } from '#platform/contract/types.ts';
import type { marks } from '#platform/database/schema.ts';

export type MarkRow = typeof marks.$inferSelect;

export const toMark = ({ kind, key, value, changed_at }: MarkRow): Schema<'Mark'> => ({ kind, key, value, changed_at });

/** Names a mark among those of its account. */
export const nameOf = ({ kind, key }: Pick<MarkRow, 'kind' | 'key'>): string => `${kind} ${key}`;
