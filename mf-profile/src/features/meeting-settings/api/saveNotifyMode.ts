import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';

/** Saves how the user is told about meetings. */
export async function saveNotifyMode(notify: Schema<'NotificationMode'>): Promise<void> {
  await request('put', '/api/profile/meetings', { body: { notify } });
}
