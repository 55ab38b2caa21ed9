import { eq } from 'drizzle-orm';
import { lockUsers } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { uploadedImageName } from '#platform/storage/imageAddresses.ts';

/**
 * Stores a new avatar and deletes the file of the one it replaces. The lock makes each of several concurrent changes delete the file before
 * it.
 */
export async function replaceAvatar({ db, storage }: AppContext, userId: number, avatar: string): Promise<void> {
  const before = await db.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const [user] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId));
    await tx.update(users).set({ avatar }).where(eq(users.id, userId));
    return user?.avatar;
  });
  const replaced = before === undefined ? undefined : uploadedImageName(before);
  if (replaced !== undefined) await storage.remove(replaced);
}
