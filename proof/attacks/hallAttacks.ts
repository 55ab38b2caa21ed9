import { eq } from 'drizzle-orm';
import * as schema from 'reference-api/platform/database/schema';
import type { TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import type { Attack } from './attack.ts';

/** Begins at NOON. */
const SLOT = { date: '2026-11-21', point: '12:00' };

/** Attacks on what companies say around meetings, and on wishes that are private. */
export const hallAttacks: Attack[] = [
  {
    title: 'lets only the sides of a meeting tell an arrival',
    async run({ api }, breach) {
      const [supplier, spy] = [await api.createUser(), await api.createUser()];
      const customer = await api.createUser({ type: 'Заказчик' });
      const id = await api.createMeeting(supplier, customer, SLOT.date, SLOT.point);
      for (const state of ['here', 'none']) {
        const { status } = await api.call(spy, 'PUT', `/api/meeting/${id}/arrival`, { state });
        breach(status !== 404, `a third company's «${state}» was answered ${status}`);
      }
      const sides = await api.db.select().from(schema.meetingSides).where(eq(schema.meetingSides.meeting_id, id));
      breach(
        sides.some(({ arrived_at }) => arrived_at !== null),
        'a third company has changed an arrival',
      );
      return '2 calls';
    },
  },
  {
    title: 'keeps a wish from the company that is wished for',
    async run({ api }, breach) {
      const target = await api.createUser();
      const wishing = await api.createUser({ type: 'Заказчик' });
      const administrator = await api.createUser({ is_admin: true });
      await readAll(api, target, wishing);
      const before = await readAll(api, target, wishing);
      const shown = await readAsOrganizer(api, administrator, target);
      api.pushed.length = 0;
      const { status } = await api.call(wishing, 'PUT', `/api/wishes/${target.id}`);
      breach(status !== 200, `the wish was answered ${status}`);
      const after = await readAll(api, target, wishing);
      for (const [index, text] of after.entries()) breach(text !== before[index], `answer ${index} tells of the wish`);
      breach((await readAsOrganizer(api, administrator, target)) !== shown, 'the organizer sees the wish');
      breach(
        api.pushed.some(({ channel }) => channel === `private-user-${target.id}`),
        'an event tells of the wish',
      );
      await api.call(target, 'DELETE', `/api/wishes/${wishing.id}`);
      const kept = await api.db.select().from(schema.wishes).where(eq(schema.wishes.user_id, wishing.id));
      breach(kept.length !== 1, 'the company has removed a wish of another one');
      return `${after.length} answers`;
    },
  },
];

/** All answers that a company gets about itself and another one. */
async function readAll(api: TestApp, user: TestUser, other: TestUser): Promise<string[]> {
  const answers = [
    await api.call(user, 'POST', '/api/users?limit=100&sort=fit', {}),
    await api.call(user, 'POST', '/api/users?limit=100&sort=seen', {}),
  ];
  for (const path of [
    '/api/user',
    `/api/user/${other.id}`,
    '/api/wishes',
    '/api/notices',
    '/api/invitations/count',
    '/api/invitations/incoming?limit=10&page=1&is_move=0',
    '/api/chats',
    `/api/meetings/openings?date=${SLOT.date}&point=${SLOT.point}`,
  ])
    answers.push(await api.call(user, 'GET', path));
  return answers.map(({ text }) => text);
}

async function readAsOrganizer(api: TestApp, administrator: TestUser, { id }: TestUser): Promise<string> {
  const { text } = await api.call(administrator, 'GET', `/api/organizer/participants/${id}`);
  return text;
}
