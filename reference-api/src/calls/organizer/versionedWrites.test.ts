import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desc } from 'drizzle-orm';
import { loadContract } from '#platform/contract/loadContract.ts';
import type { BodyOf, OperationId } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { Answer } from '#testing/testApp.ts';

const { api, supplier, customer } = await openScene();
const WRITERS = 4;
const admins = await Promise.all(
  Array.from({ length: WRITERS }, () => api.createUser({ is_admin: true, company: 'Организатор' })),
);
const DAY = '2026-11-25';
const NEWS = { title: 'Новость', text: 'Текст', audience: 'all', publish_at: null, pinned_until: null, notify: false };
const MAILING = { subject: 'Тема', text: 'Текст', channels: ['email'], segment: {}, is_service: false, send_at: null };
const EVENT = { name: 'Форум', datestart: '2026-11-20', dateend: '2026-12-04', venue: '', address: '' };
const PLACE = { label: 'Стол 1', hall: '', kind: 'table' as const };

/** Calls of participants, which results.test.ts tries. */
type OfParticipants = 'proposeAgreement' | 'confirmAgreement';

/** Every call of organizers whose body says which version its writer saw. */
type Versioned = {
  [Id in Exclude<OperationId, OfParticipants>]: BodyOf<Id> extends
    { version: number } | { items: { version: number }[] }
    ? Id
    : never;
}[Exclude<OperationId, OfParticipants>];

interface Write {
  url: string;
  body: Record<string, unknown>;
}

const [admin = supplier] = admins;
const added = async (url: string, body: object) =>
  (JSON.parse((await api.call(admin, 'POST', url, body)).text) as { id: number }).id;

async function meet(): Promise<number> {
  await api.db.delete(schema.meetings);
  await api.createMeeting(supplier, customer, DAY, '10:00');
  const [meeting] = await api.db.select().from(schema.meetings).orderBy(desc(schema.meetings.id)).limit(1);
  return meeting?.id ?? 0;
}

async function table(): Promise<number> {
  await api.db.update(schema.meetings).set({ place_id: null });
  await api.db.delete(schema.places);
  const [place] = await api.db.insert(schema.places).values(PLACE).returning();
  return place?.id ?? 0;
}

const site = (name: string, value: unknown) => () => ({
  url: `/api/organizer/site/${name}`,
  body: { [name]: value, version: 0 },
});

/** What four organizers send at once, each having seen the same version. */
const WRITES: Record<Versioned, (() => Write | Promise<Write>)[]> = {
  saveEvent: [
    () => ({ url: '/api/organizer/event', body: { ...EVENT, version: 0 } }),
    async () => {
      await api.db.delete(schema.events);
      return { url: '/api/organizer/event', body: { ...EVENT, version: 0 } };
    },
  ],
  saveSite: [
    site('managers', [{ name: 'Анна', phone: '', email: '' }]),
    site('rules', { text: 'Правила' }),
    site('banners', []),
    site('privacy', { url: 'https://vstrecha.test/privacy' }),
    () => ({ url: '/api/organizer/site/rules', body: { rules: { text: 'Другие' }, version: 1 } }),
  ],
  saveNews: [
    async () => ({
      url: `/api/organizer/news/${await added('/api/organizer/news', NEWS)}`,
      body: { ...NEWS, version: 0 },
    }),
  ],
  saveBroadcast: [
    async () => ({
      url: `/api/organizer/broadcasts/${await added('/api/organizer/broadcasts', MAILING)}`,
      body: { ...MAILING, version: 0 },
    }),
  ],
  savePlace: [
    async () => ({ url: `/api/organizer/places/${await table()}`, body: { ...PLACE, is_active: true, version: 0 } }),
  ],
  saveOrganizerParticipant: [
    () => ({
      url: `/api/organizer/participants/${supplier.id}`,
      body: { stand: '7', organizer_note: '', storage_total: 0, version: 0 },
    }),
  ],
  moveOrganizerMeeting: [
    async () => ({
      url: `/api/organizer/meetings/${await meet()}/move`,
      body: { date: DAY, point: '11:00', version: 0 },
    }),
  ],
  cancelOrganizerMeeting: [
    async () => ({ url: `/api/organizer/meetings/${await meet()}/cancel`, body: { reason: 'Повтор', version: 0 } }),
  ],
  placeMeetings: [
    async () => {
      const id = await meet();
      return { url: '/api/organizer/meetings/place', body: { items: [{ id, version: 0 }], place_id: await table() } };
    },
  ],
  linkMeetings: [
    async () => ({
      url: '/api/organizer/meetings/link',
      body: { items: [{ id: await meet(), version: 0 }], template: 'https://meet.example/{код}' },
    }),
  ],
};

const isDone = ({ status, text }: Answer) =>
  status === 200 && (JSON.parse(text) as { refused?: unknown[] }).refused?.length !== 1;

for (const { id, method } of loadContract().operations) {
  if (!(id in WRITES)) continue;
  test(`lets one of four writers of one version through: ${id} [ORG-10]`, async () => {
    for (const prepare of WRITES[id as Versioned]) {
      const { url, body } = await prepare();
      const answers = await Promise.all(admins.map((writer) => api.call(writer, method, url, body)));
      const texts = answers.map(({ status, text }) => `${status} ${text}`).join('\n');
      assert.equal(answers.filter(isDone).length, 1, `${url}\n${texts}`);
      assert.ok(
        answers.every(({ status }) => [200, 404, 409].includes(status)),
        `${url}\n${texts}`,
      );
    }
  });
}

test('lets one of four different changes to a meeting through [ORG-10]', async () => {
  const id = await meet();
  const at = '/api/organizer/meetings';
  const items = [{ id, version: 0 }];
  const place_id = await table();
  const answers = await Promise.all([
    api.call(admin, 'PUT', `${at}/${id}/move`, { date: DAY, point: '11:00', version: 0 }),
    api.call(admin, 'POST', `${at}/place`, { items, place_id }),
    api.call(admin, 'POST', `${at}/link`, { items, template: 'https://meet.example/{код}' }),
    api.call(admin, 'POST', `${at}/${id}/cancel`, { reason: 'Повтор', version: 0 }),
  ]);
  assert.equal(answers.filter(isDone).length, 1, answers.map(({ status, text }) => `${status} ${text}`).join('\n'));
});
