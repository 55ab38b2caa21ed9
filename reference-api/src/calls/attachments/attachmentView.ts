import type { Schema } from '#platform/contract/types.ts';
import type { attachments } from '#platform/database/schema.ts';

/** An attachment as the contract shows it. */
export function toAttachment({
  id,
  name,
  size,
  is_deleted,
}: Pick<typeof attachments.$inferSelect, 'id' | 'name' | 'size' | 'is_deleted'>): Schema<'Attachment'> {
  return { id, url: `/api/attachments/${id}/download`, filename: name, filesize: size, is_deleted };
}
