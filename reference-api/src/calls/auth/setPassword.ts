import { eq } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { sessions, users } from '#platform/database/schema.ts';
import { forgetMailedPasswords } from './mailedPasswords.ts';

/**
 * Lets nobody else change the account or begin a session of it until the transaction ends.
 * @returns whether its password is still the one that was checked
 */
export async function lockPassword(tx: Database, userId: number, checkedHash: string): Promise<boolean> {
  await lockUsers(tx, [userId]);
  const [current] = await tx.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, userId));
  return current?.password_hash === checkedHash;
}

/** Stores a new password and ends whatever the account could be entered by: its sessions and the passwords mailed to it. */
export async function setPassword(tx: Database, userId: number, newHash: string): Promise<void> {
  await tx.update(users).set({ password_hash: newHash }).where(eq(users.id, userId));
  await forgetMailedPasswords(tx, userId);
  await tx.delete(sessions).where(eq(sessions.user_id, userId));
}
