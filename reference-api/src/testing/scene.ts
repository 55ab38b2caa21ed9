import { after, beforeEach } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { createTestApp, NOON, type Answer, type TestApp, type TestOptions } from './testApp.ts';
import type { TestUser } from './testRows.ts';

type UserFields = Parameters<TestApp['createUser']>[0];

/** The application of one test file; it closes after the file's last test and fails there when an answer broke the contract. */
export async function openTestApp(options?: TestOptions): Promise<TestApp> {
  const api = await createTestApp(options);
  after(() => api.close());
  return api;
}

/** Two companies that may write to each other and meet, and the calls between them that several test files make. */
export interface Scene {
  api: TestApp;
  supplier: TestUser;
  customer: TestUser;
  /** Makes slots of a user's default schedule available. */
  freeSlots(user: TestUser, ...points: string[]): Promise<void>;
  send(from: TestUser | null, to: { id: number }, text: string, fields?: object): Promise<Answer>;
  chatsOf(user: TestUser): ReturnType<typeof readChats>;
  /** Answers an invitation, with ACCEPTED by default. */
  answer(user: TestUser, invitationId: number, status?: string): Promise<Answer>;
  /** The stored status of an invitation. */
  statusOf(invitationId: number): Promise<string | undefined>;
  /** The status of the user's own slot. */
  slotOf(user: TestUser, date: string, point: string): Promise<string | undefined>;
}

/**
 * The application of one test file with a supplier and a customer that are recreated for every test in the same objects. Each
 * test starts at NOON, without pushed events and mail.
 */
export async function openScene(
  users: { supplier?: UserFields; customer?: UserFields } = {},
  options?: TestOptions,
): Promise<Scene> {
  const api = await openTestApp(options);
  const nobody = (): TestUser => ({ id: 0, email: '', cookie: '' });
  const [supplier, customer] = [nobody(), nobody()];
  beforeEach(async () => {
    api.setNow(NOON);
    Object.assign(supplier, await api.createUser(users.supplier));
    Object.assign(customer, await api.createUser({ type: 'Заказчик', ...users.customer }));
    await api.db.delete(schema.jobs);
    api.reported.length = 0;
    api.pushed.length = 0;
    api.mails.length = 0;
  });
  return {
    api,
    supplier,
    customer,
    async freeSlots({ id }, ...points) {
      const rows = points.map((point) => ({ user_id: id, point, status: 'AVAILABLE' as const }));
      await api.db.insert(schema.defaultPoints).values(rows);
    },
    send: (from, to, text, fields = {}) =>
      api.call(from, 'POST', '/api/message', { user_id: to.id, text, attachments: [], ...fields }),
    chatsOf: (user) => readChats(api, user),
    answer: (user, id, status = 'ACCEPTED') => api.call(user, 'PUT', `/api/invite/${id}`, { status }),
    async statusOf(id) {
      const [row] = await api.db.select().from(schema.invitations).where(eq(schema.invitations.id, id));
      return row?.status;
    },
    async slotOf(user, date, point) {
      const { points } = (await api.call(user, 'GET', `/api/points?date=${date}`)).json<'getPoints'>();
      return points.find((slot) => slot.point === point)?.status;
    },
  };
}

async function readChats(api: TestApp, user: TestUser) {
  return (await api.call(user, 'GET', '/api/chats')).json<'getChats'>();
}
