import { lockUsers } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { userOperation } from '#platform/http/operation.ts';
import { DEFAULT_AVATAR, uploadedImageName, UPLOADS } from '#platform/storage/imageAddresses.ts';
import { eq } from 'drizzle-orm';
import { checkImage, IMAGE_RULES, storeImage } from './processImage.ts';

/** Larger is shown nowhere. */
const AVATAR_BOX = 512;

export const uploadAvatar = userOperation('uploadAvatar', async ({ viewer, transport }, context) => {
  const file = await transport.receiveFile({ ...IMAGE_RULES, field: 'filedata' });
  try {
    const name = await storeImage(context.storage, await checkImage(file.path), AVATAR_BOX);
    const avatar = `${UPLOADS}${name}`;
    await replaceAvatar(context, viewer.id, avatar).catch(async (error: unknown) => {
      await context.storage.remove(name);
      throw error;
    });
    return { avatar };
  } finally {
    await file.discard();
  }
});

export const deleteAvatar = userOperation('deleteAvatar', async ({ viewer }, context) => {
  await replaceAvatar(context, viewer.id, DEFAULT_AVATAR);
  return { ok: true };
});

/** Of simultaneous changes each removes the image that it replaced. */
async function replaceAvatar({ db, storage }: AppContext, userId: number, avatar: string): Promise<void> {
  const before = await db.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const [user] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId));
    await tx.update(users).set({ avatar }).where(eq(users.id, userId));
    return user?.avatar;
  });
  const replaced = before === undefined ? undefined : uploadedImageName(before);
  if (replaced !== undefined) await storage.remove(replaced);
}
