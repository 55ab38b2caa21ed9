import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { SESSION_COOKIE, startSession } from '#platform/sessions/sessions.ts';

export interface TestUser {
  id: number;
  email: string;
  cookie: string;
}

/** Inserts what tests begin with. */
export interface TestRows {
  createUser(fields?: Partial<typeof schema.users.$inferInsert>): Promise<TestUser>;
  /** @returns the meeting's id */
  createMeeting(one: TestUser, other: TestUser, date: string, point: string, link?: string): Promise<number>;
  createInvitation(
    sender: TestUser,
    recipient: TestUser,
    fields: Partial<typeof schema.invitations.$inferInsert> & { date: string; point: string },
  ): Promise<number>;
}

/** Three cities of two countries, and an event of two weeks. */
export async function insertPlacesAndEvent(db: Database): Promise<void> {
  await db.insert(schema.countries).values([
    { id: 1, title: 'Россия' },
    { id: 2, title: 'Беларусь' },
  ]);
  await db.insert(schema.cities).values([
    { id: 1, country_id: 1, title: 'Москва' },
    { id: 2, country_id: 1, title: 'Омск' },
    { id: 3, country_id: 2, title: 'Минск' },
  ]);
  await db.insert(schema.events).values({ datestart: '2026-11-20', dateend: '2026-12-04' });
}

/** @param password_hash of every user */
export function createTestRows(
  { db, clock, sessionLimits }: Pick<AppContext, 'db' | 'clock' | 'sessionLimits'>,
  password_hash: string,
): TestRows {
  let users = 0;
  return {
    async createUser(fields = {}) {
      users += 1;
      const email = fields.email ?? `user${users}@test.example`;
      const [user] = await db
        .insert(schema.users)
        .values({
          type: 'Поставщик',
          email_key: email.toLowerCase(),
          phone: `+7 900 ${1_000_000 + users}`,
          phone_key: `7900${1_000_000 + users}`,
          password_hash,
          firstname: 'Иван',
          lastname: 'Петров',
          company: `Компания ${users}`,
          city_id: 1,
          registration_step: 'FINISHED',
          is_email_proven: true,
          connection_code: randomUUID(),
          created_at: clock.now(),
          ...fields,
          email,
        })
        .returning({ id: schema.users.id });
      if (!user) throw new Error('The user was not inserted.');
      return {
        id: user.id,
        email,
        cookie: `${SESSION_COOKIE}=${await startSession(db, user.id, clock.now(), sessionLimits)}`,
      };
    },
    async createMeeting(one, other, date, point, link) {
      const [meeting] = await db
        .insert(schema.meetings)
        .values({ date, point, link: link ?? null, created_at: clock.now() })
        .returning();
      const id = meeting?.id ?? 0;
      const side = { meeting_id: id, date, point };
      await db.insert(schema.meetingSides).values([
        { ...side, user_id: one.id, partner_id: other.id },
        { ...side, user_id: other.id, partner_id: one.id },
      ]);
      return id;
    },
    async createInvitation(sender, recipient, fields) {
      const [row] = await db
        .insert(schema.invitations)
        .values({ sender_id: sender.id, recipient_id: recipient.id, created_at: clock.now(), ...fields })
        .returning();
      return row?.id ?? 0;
    },
  };
}
