import type { OperationId, Schema } from 'reference-api/platform/contract/types';
import * as schema from 'reference-api/platform/database/schema';
import { NOON, PASSWORD, type TestApp } from 'reference-api/testing/testApp';
import sharp from 'sharp';
import type { Chance, Scene } from './chance.ts';

const SLOT = { date: '2026-11-25', point: '10:00' };
const image = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

let made = 0;
const number = () => {
  made += 1;
  return made;
};

/** Successful requests of organizers; `me` is an administrator with a confirmed password. */
export const ORGANIZER_CHANCES: Partial<Record<OperationId, (scene: Scene) => Promise<Chance> | Chance>> = {
  activateParticipants: ({ other }) => ({ body: { bulk: { ids: [other.id] } } }),
  declineParticipants: ({ other }) => ({ body: { bulk: { ids: [other.id] }, reason: 'Не по теме' } }),
  returnParticipants: ({ other }) => ({ body: { bulk: { ids: [other.id] } } }),
  blockParticipants: ({ other }) => ({ body: { bulk: { ids: [other.id] }, reason: 'Не по теме' } }),
  unblockParticipants: ({ other }) => ({ body: { bulk: { ids: [other.id] } } }),
  getOrganizerParticipant: ({ other }) => ({ path: { id: other.id } }),
  saveOrganizerParticipant: ({ other }) => ({ path: { id: other.id }, body: { version: 0, email: undefined } }),
  getConsequences: ({ other }) => ({ path: { id: other.id } }),
  mailParticipantPassword: ({ other }) => ({ path: { id: other.id } }),
  getParticipantPage: ({ other }) => ({ path: { id: other.id } }),
  addNews: () => ({ body: { ...NEWS, publish_at: null } }),
  saveNews: async ({ api }) => ({ path: { id: await post(api) }, body: { ...NEWS, publish_at: null, version: 0 } }),
  deleteNews: async ({ api }) => ({ path: { id: await post(api) } }),
  restoreNews: async ({ api }) => ({ path: { id: await post(api) } }),
  saveEvent: async ({ api }) => ({
    body: {
      ...{ name: 'Встреча', venue: '', address: '', datestart: '2026-11-20', dateend: '2026-12-04', accept: true },
      version: (await api.db.select().from(schema.events))[0]?.version,
    },
  }),
  saveSetting: ({ api }) => {
    // The environment must not hold the switch.
    delete api.settings.premoderation_status;
    return { body: { name: 'premoderation_status', value: false } };
  },
  saveSite: async ({ api }) => ({
    path: { name: 'managers' },
    body: {
      ...{ rules: undefined, banners: undefined, privacy: undefined },
      managers: [{ name: 'Анна', phone: '', email: '' }],
      version: (await api.db.select().from(schema.siteContent))[0]?.version ?? 0,
    },
  }),
  uploadBanner: () => ({ file: { name: 'a.png', content: image } }),
  getOrganizerMeetings: () => ({ query: { date: SLOT.date } }),
  addPlaces: () => ({ body: { places: [{ label: `Стол ${number()}`, hall: 'А', kind: 'table' }] } }),
  savePlace: async ({ api }) => {
    const id = await place(api);
    return { path: { id }, body: { label: `Новый стол ${id}`, hall: '', kind: 'table', version: 0 } };
  },
  deletePlace: async ({ api }) => ({ path: { id: await place(api) } }),
  placeMeetings: async ({ api }) => ({ body: { items: [{ id: 1, version: 0 }], place_id: await place(api) } }),
  linkMeetings: () => ({ body: { items: [{ id: 1, version: 0 }], template: 'https://meet.example/{код}' } }),
  assignPlaces: () => ({ body: { date: SLOT.date, points: [SLOT.point] } }),
  cancelOrganizerMeeting: async (scene) => ({
    path: { id: await meetingId(scene) },
    body: { version: 0, reason: 'Зал закрыт' },
  }),
  moveOrganizerMeeting: async (scene) => ({
    path: { id: await meetingId(scene) },
    body: { date: SLOT.date, point: '11:00', version: 0 },
  }),
  addBroadcast: () => ({ body: { ...MAILING, client_id: undefined } }),
  previewBroadcast: () => ({ body: DRAFT }),
  getBroadcast: async ({ api }) => ({ path: { id: await broadcast(api) } }),
  saveBroadcast: async ({ api }) => ({ path: { id: await broadcast(api) }, body: { ...MAILING, version: 0 } }),
  deleteBroadcast: async ({ api }) => ({ path: { id: await broadcast(api) } }),
  testBroadcast: async ({ api }) => ({ path: { id: await broadcast(api) } }),
  cancelBroadcast: async ({ api }) => ({ path: { id: await broadcast(api) } }),
  retryBroadcast: async ({ api, other }) => ({ path: { id: await failedBroadcast(api, other.id) } }),
  getOverview: () => ({ query: { date: SLOT.date } }),
  exportParticipants: () => ({ query: { format: 'csv' } }),
  confirmOrganizer: () => ({ body: { password: PASSWORD } }),
  getJournal: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
};

const NEWS = { title: 'Новость', text: 'Текст', audience: 'all', pinned_until: null };

const DRAFT = {
  subject: 'Тема',
  text: 'Здесь {компания}.',
  channels: ['email', 'bell'],
  segment: {},
  is_service: false,
} satisfies Schema<'BroadcastDraft'>;
const MAILING = { ...DRAFT, send_at: null };

async function broadcast(api: TestApp): Promise<number> {
  const [row] = await api.db
    .insert(schema.broadcasts)
    .values({ ...DRAFT, state: 'draft', created_at: new Date(NOON) })
    .returning();
  return row?.id ?? 0;
}

async function failedBroadcast(api: TestApp, user_id: number): Promise<number> {
  const broadcast_id = await broadcast(api);
  await api.db.insert(schema.broadcastRecipients).values({ broadcast_id, user_id, bell: false, email: 'failed' });
  return broadcast_id;
}

async function post(api: TestApp): Promise<number> {
  const [row] = await api.db
    .insert(schema.news)
    .values({ title: 'Новость', text: 'Текст', created_at: new Date(NOON) })
    .returning();
  return row?.id ?? 0;
}

async function place(api: TestApp): Promise<number> {
  const [row] = await api.db
    .insert(schema.places)
    .values({ label: `Стол ${number()}`, kind: 'table' })
    .returning();
  return row?.id ?? 0;
}

async function meetingId(scene: Scene): Promise<number> {
  await scene.api.createMeeting(scene.me, scene.other, SLOT.date, SLOT.point);
  const rows = await scene.api.db.select().from(schema.meetings);
  return Math.max(...rows.map(({ id }) => id));
}
