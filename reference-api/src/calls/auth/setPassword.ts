import { and, eq, ne } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { sessions, users } from '#platform/database/schema.ts';
import { hashToken } from '#platform/sessions/sessions.ts';

interface Change {
  userId: number;
  /** the stored hash that the change was decided on */
  oldHash: string;
  newHash: string;
  /** the session that lives on */
  token?: string | undefined;
}

/**
 * Stores a new password and ends the account's other sessions.
 * @returns false, with nothing changed, when another request has changed the password meanwhile
 */
export async function setPassword(db: Database, { userId, oldHash, newHash, token }: Change): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A login that is under way waits here, and then finds another password than the one it checked.
    await lockUsers(tx, [userId]);
    const changed = await tx
      .update(users)
      .set({ password_hash: newHash })
      .where(and(eq(users.id, userId), eq(users.password_hash, oldHash)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await tx
      .delete(sessions)
      .where(
        and(eq(sessions.user_id, userId), token === undefined ? undefined : ne(sessions.token_hash, hashToken(token))),
      );
    return true;
  });
}
