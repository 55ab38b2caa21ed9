import { noticePath } from 'shared-api/notice-path';
import type { Schema } from '#platform/contract/types.ts';
import type { notices } from '#platform/database/schema.ts';

type Row = typeof notices.$inferSelect;

/** A row of the ledger with the company that caused it, as far as clients see it. */
export interface NoticeRow extends Pick<
  Row,
  | 'id'
  | 'kind'
  | 'actor_id'
  | 'invitation_id'
  | 'meeting_id'
  | 'date'
  | 'point'
  | 'from_date'
  | 'from_point'
  | 'text'
  | 'data'
  | 'urgent'
  | 'created_at'
  | 'read_at'
> {
  company: string | null;
  avatar: string | null;
}

type HrefFacts = Pick<
  Row,
  'id' | 'kind' | 'actor_id' | 'invitation_id' | 'meeting_id' | 'date' | 'point' | 'from_date' | 'data'
>;

/** A row as the contract shows it; empty columns are left out. */
export function toNotice(row: NoticeRow): Schema<'Notice'> {
  const { actor_id, company, avatar } = row;
  return {
    id: row.id,
    kind: row.kind,
    at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
    urgent: row.urgent,
    href: hrefOf(row),
    ...(actor_id !== null && company !== null && avatar !== null && { actor: { id: actor_id, company, avatar } }),
    ...(row.date !== null && { date: row.date }),
    ...(row.point !== null && { point: row.point }),
    ...(row.from_date !== null && { from_date: row.from_date }),
    ...(row.from_point !== null && { from_point: row.from_point }),
    ...(row.text !== null && { text: row.text }),
    ...(row.invitation_id !== null && { invitation_id: row.invitation_id }),
    ...(row.meeting_id !== null && { meeting_id: row.meeting_id }),
    ...(row.data.place !== undefined && { place: row.data.place }),
    ...(row.data.body !== undefined && { body: row.data.body }),
    ...(row.data.count !== undefined && { count: row.data.count }),
    ...(row.data.companies !== undefined && { companies: row.data.companies }),
    ...(row.data.cause !== undefined && { cause: row.data.cause }),
  };
}

/** The page of the front end that shows the subject of a notice. */
export const hrefOf = ({ data, ...row }: HrefFacts): string => noticePath({ ...row, post_id: data.post });

/** Whether a notice says that a meeting does not take place. */
export const isCancelled = ({ kind, from_date }: Pick<NoticeRow, 'kind' | 'from_date'>): boolean =>
  kind === 'cancelled' || (kind === 'by_organizer' && from_date === null);
