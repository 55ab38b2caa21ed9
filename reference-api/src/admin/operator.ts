import { and, eq } from 'drizzle-orm';
import { accountKey } from '#calls/auth/contacts.ts';
import type { Settings } from '#calls/settings/readSettings.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { organize, type Organizing } from '#platform/journal/organize.ts';
import type { Passwords } from '#platform/passwords/passwords.ts';
import type { PushSender } from '#platform/push/pushService.ts';

/** Refuses a command. The message is one Russian sentence; `facts` are added to the answer of `--json`. */
export class CommandError extends Error {
  readonly facts: object;
  /** Whether the surroundings are at fault, such as a database that is not there, instead of the input. */
  readonly isOutside: boolean;

  constructor(message: string, facts: object = {}, isOutside = false) {
    super(message);
    this.facts = facts;
    this.isOutside = isOutside;
  }
}

/** What commands work with. */
export interface Means {
  db: Database;
  clock: Clock;
  push: Pick<PushSender, 'prepare'>;
  passwords: Passwords;
  /** Switches that the environment holds. */
  settings: Partial<Settings>;
  /** Shows a sentence beside the result. */
  say(sentence: string): void;
  /** Asks a person at the terminal; undefined without one. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** The result of a command, for a person and as JSON. */
export interface Outcome {
  text: string;
  json: object;
  /** Some of the named companies were refused. */
  isPartial?: boolean;
}

/** A command whose words have been read. */
export interface Task {
  /** Whether it also works without a database, which is then created and filled. */
  beginsDatabase?: boolean;
  run(means: Means): Promise<Outcome>;
}

/** Receives the task of the command that was written, or at once the outcome of one that needs no means. */
export type TakeTask = (task: Task | Outcome) => void;

/** Runs a change in one transaction with its journal entry. */
export type Change = <Result>(work: (act: Organizing) => Promise<Result>) => Promise<Result>;

/**
 * Checks who acts.
 * @returns runs changes in this administrator's name
 * @throws CommandError unless `email` is an administrator's
 */
export async function actAs({ db, push, clock }: Means, email: string | undefined): Promise<Change> {
  if (email === undefined) throw new CommandError('Укажите, кто это делает: --as с почтой администратора.');
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.email_key, await accountKey(db, email)), eq(users.is_admin, true), eq(users.is_blocked, false)),
    );
  if (!user) throw new CommandError(`«${email}» не почта администратора: укажите её в --as.`);
  return (work) => organize({ db, push, clock }, user.id, work);
}

/**
 * Shows what a change will cause, and goes on with `--yes` or after a confirmation.
 * @throws CommandError otherwise, with `facts`
 */
export async function confirm(
  { say, ask }: Pick<Means, 'say' | 'ask'>,
  consequence: string,
  { yes, facts }: { yes: boolean; facts: object },
): Promise<void> {
  if (yes) return say(consequence);
  if (!ask) throw new CommandError(`${consequence} Добавьте --yes, если это и нужно.`, facts);
  if (!(await ask(`${consequence} Продолжить?`))) throw new CommandError('Отменено: всё осталось как было.', facts);
}
