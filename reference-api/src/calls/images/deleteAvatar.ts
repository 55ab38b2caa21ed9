import { userOperation } from '#platform/http/operation.ts';
import { DEFAULT_AVATAR } from '#platform/storage/imageAddresses.ts';
import { replaceAvatar } from './replaceAvatar.ts';

export const deleteAvatar = userOperation('deleteAvatar', async ({ viewer }, context) => {
  await replaceAvatar(context, viewer.id, DEFAULT_AVATAR);
  return { ok: true };
});
