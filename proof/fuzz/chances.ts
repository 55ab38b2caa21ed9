import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PASSWORD_ACCOUNT } from 'reference-api/calls/auth/limits';
import { makePushKeys } from 'reference-api/platform/config/webPushConfig';
import { loadContract } from 'reference-api/platform/contract/loadContract';
import type { OperationId, Schema } from 'reference-api/platform/contract/types';
import * as schema from 'reference-api/platform/database/schema';
import { pdf } from 'reference-api/testing/fileSamples';
import { multipart, type FormFile } from 'reference-api/testing/multipart';
import { NOON, PASSWORD, type TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import sharp from 'sharp';
import type { Chance, Scene } from './chance.ts';
import { MEETING_CHANCES } from './meetingChances.ts';
import { ORGANIZER_CHANCES } from './organizerChances.ts';

type UserType = Schema<'UserType'>;

const SLOT = { date: '2026-11-25', point: '10:00' };
const PLACE = { country: 'Россия', city: 'Москва' };
const image = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

let made = 0;
const contact = () => {
  made += 1;
  return { email: `chance${made}@test.example`, phone: `+7 999 ${1_000_000 + made}` };
};

const browser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: { p256dh: makePushKeys().publicKey, auth: 'A'.repeat(22) },
});

const CHANCES: Partial<Record<OperationId, (scene: Scene) => Promise<Chance> | Chance>> = {
  login: ({ me }) => ({ body: { login: me.email, password: PASSWORD } }),
  signup: () => ({
    body: {
      ...PLACE,
      ...contact(),
      company: 'Компания',
      firstname: 'Анна',
      lastname: 'Иванова',
      password: PASSWORD,
      retryPassword: PASSWORD,
    },
  }),
  resetPassword: ({ me }) => ({ body: { email: me.email } }),
  changePassword: () => ({
    body: { password: PASSWORD, new_password: `${PASSWORD}!`, retry_password: `${PASSWORD}!` },
  }),
  getParticipant: ({ other }) => ({ path: { id: other.id } }),
  findUsers: () => ({ query: { limit: 10 } }),
  getPoints: ({ other }) => ({ query: { date: SLOT.date, user_id: other.id, company_id: undefined } }),
  saveSchedule: () => ({ body: { points: [SLOT.point, '15:30'] } }),
  savePoints: () => ({ path: { date: SLOT.date }, body: { points: [SLOT.point] } }),
  getMeetingCompanies: () => ({ query: { date: SLOT.date } }),
  ...MEETING_CHANCES,
  invite: ({ other }) => ({ body: { ...SLOT, user_id: other.id, _date: undefined, _point: undefined } }),
  answerInvitation: async ({ api, me, other }) => ({ path: { id: await api.createInvitation(other, me, SLOT) } }),
  cancelInvitation: async ({ api, me, other }) => ({ path: { id: await api.createInvitation(me, other, SLOT) } }),
  getChatMessages: async (scene) => ({ path: { id: (await write(scene)).chat_id } }),
  markChatSeen: async (scene) => ({ path: { id: (await write(scene)).chat_id } }),
  redirectToChat: ({ other }) => ({ path: { id: other.id } }),
  getChatWithUser: ({ other }) => ({ path: { userId: other.id } }),
  sendMessage: ({ other }) => ({ body: { user_id: other.id, text: 'Добрый день', attachments: [] } }),
  editMessage: async (scene) => ({ path: { id: (await write(scene)).id }, body: { text: 'Добрый вечер' } }),
  deleteMessage: async (scene) => ({ path: { id: (await write(scene)).id } }),
  sendMailing: ({ other }) => ({ body: { user_ids: [other.id], text: 'Здравствуйте', attachments: [] } }),
  uploadAttachment: () => ({ file: { name: 'смета.pdf', content: pdf() } }),
  downloadAttachment: async (scene) => ({
    path: { id: await upload(scene, '/api/attachments', { name: 'смета.pdf', content: pdf() }) },
  }),
  saveGeneralInfo: () => ({ body: { ...PLACE, ...contact(), firstname: 'Анна', lastname: 'Иванова' } }),
  saveCompanyInfo: async ({ api }) => ({
    body: {
      company: 'Компания',
      activity: [await activity(api)],
      site: 'example.ru',
      circulation: [],
      sum: [],
      branding: '',
      industry: '',
    },
  }),
  saveRegistrationStep: async ({ api }) => ({
    user: await api.createUser({ registration_step: 'FILES' }),
    body: { step: 'MEETINGS' },
  }),
  uploadAvatar: () => ({ file: { field: 'filedata', name: 'a.png', content: image } }),
  getPhotos: ({ other }) => ({ query: { user_id: other.id } }),
  uploadPhoto: () => ({ file: { name: 'a.png', content: image } }),
  deletePhoto: async (scene) => ({
    path: { id: await upload(scene, '/api/photos', { name: 'a.png', content: image }) },
  }),
  getFiles: ({ other }) => ({ query: { user_id: other.id } }),
  uploadFile: () => ({ file: { name: 'прайс.pdf', content: pdf() } }),
  renameFile: async (scene) => ({
    path: { id: await upload(scene, '/api/files', { name: 'прайс.pdf', content: pdf() }) },
    body: { name: 'Прайс-лист.pdf' },
  }),
  deleteFile: async (scene) => ({
    path: { id: await upload(scene, '/api/files', { name: 'прайс.pdf', content: pdf() }) },
  }),
  downloadFile: async (scene) => ({
    path: { id: await upload(scene, '/api/files', { name: 'прайс.pdf', content: pdf() }) },
  }),
  findCities: () => ({ path: { id: 1 } }),
  readNotices: () => ({ body: { up_to: 1, ids: undefined } }),
  markNoticesShown: () => ({ body: { ids: [1] } }),
  saveNoticeSettings: () => ({ body: { quiet_from: '22:00', quiet_to: '08:00', groups: {} } }),
  savePushSubscription: () => ({ body: { ...browser(), confirm: undefined } }),
  deletePushSubscription: async ({ api, me }) => {
    const made = await api.call(me, 'POST', '/api/push/subscriptions', { ...browser(), device: 'Chrome' });
    return { path: { id: made.json<'savePushSubscription'>().id } };
  },
  saveMarks: ({ me, other }) => ({
    body: {
      user_id: me.id,
      marks: [{ kind: 'favourite', key: String(other.id), value: '1', changed_at: Date.parse(NOON) }],
    },
  }),
  unsubscribe: async ({ api, me }) => ({
    path: { token: (await api.db.select().from(schema.users).where(eq(schema.users.id, me.id)))[0]?.unsubscribe_token },
  }),
  ...ORGANIZER_CHANCES,
  authorizeChannel: () => ({ body: { socket_id: '1.1', channel_name: 'presence-users' } }),
};

/** States in which a call answers a status that no request alone can cause. */
const OBSTACLES: Partial<Record<OperationId, (scene: Scene) => Promise<Chance> | Chance>> = {
  signup: ({ me }) => ({
    body: {
      ...PLACE,
      ...contact(),
      email: me.email,
      company: 'Компания',
      firstname: 'Анна',
      lastname: 'Иванова',
      password: PASSWORD,
      retryPassword: PASSWORD,
    },
  }),
  resetPassword: () => ({ body: { email: 'nobody@test.example' } }),
  savePoints: () => ({ path: { date: '2027-01-01' }, body: { points: [SLOT.point] } }),
  deleteMeeting: pastMeeting,
  cancelMeeting: pastMeeting,
  saveMeetingResult: async ({ api, me, other }) => ({
    path: { id: await api.createMeeting(me, other, SLOT.date, SLOT.point) },
  }),
  invite: ({ other }) => ({
    body: { ...SLOT, point: '20:30', user_id: other.id, _date: undefined, _point: undefined },
  }),
  answerInvitation: async ({ api, me, other }) => ({
    path: { id: await api.createInvitation(other, me, { ...SLOT, status: 'CANCELED' }) },
  }),
  cancelInvitation: async ({ api, me, other }) => ({
    path: { id: await api.createInvitation(me, other, { ...SLOT, status: 'REJECTED' }) },
  }),
  sendMessage: async ({ api, me, other }) => {
    const client_id = randomUUID();
    await api.db.insert(schema.deletedMessages).values({ user_id: me.id, client_id, deleted_at: new Date(NOON) });
    return { body: { user_id: other.id, text: 'Добрый день', attachments: [], client_id } };
  },
  saveGeneralInfo: ({ other }) => ({
    body: { ...PLACE, ...contact(), email: other.email, firstname: 'Анна', lastname: 'Иванова' },
  }),
  changePassword: async ({ api, me }) => {
    await api.limiter.take(PASSWORD_ACCOUNT, me.id, { cost: 1000 });
    return { body: { password: PASSWORD, new_password: `${PASSWORD}!`, retry_password: `${PASSWORD}!` } };
  },
  uploadFile: async ({ api }) => ({
    user: await api.createUser({ storage_total: 0 }),
    file: { name: 'прайс.pdf', content: pdf() },
  }),
};

/** A chance with its two users: the one whose request succeeds, and the other participant. */
export interface MadeChance extends Chance {
  user: TestUser;
  other: TestUser;
}

/**
 * Creates the requirements of a successful request: two new users, and the things that it names.
 * @param isHindered whether an obstacle, if the call has one, keeps the request from succeeding
 * @param type of the user whose request succeeds
 */
export async function makeChance(
  api: TestApp,
  operation: string,
  isHindered: boolean,
  type: UserType = 'Поставщик',
): Promise<MadeChance> {
  const isOrganizer = loadContract().operations.some(
    ({ id, access }) => id === operation && access.who === 'administrator',
  );
  const me = await api.createUser({ type, is_admin: isOrganizer });
  if (isOrganizer)
    await api.db
      .update(schema.sessions)
      .set({ confirmed_at: new Date(NOON) })
      .where(eq(schema.sessions.user_id, me.id));
  const other = await api.createUser({ type: type === 'Поставщик' ? 'Заказчик' : 'Поставщик' });
  await api.db.insert(schema.defaultPoints).values({ user_id: other.id, point: SLOT.point, status: 'AVAILABLE' });
  // All requests share one address, whose limits they would exceed.
  await api.db.delete(schema.limitCounts);
  const prepare = (isHindered ? OBSTACLES : {})[operation as OperationId] ?? CHANCES[operation as OperationId];
  const chance = await prepare?.({ api, me, other });
  return { user: me, other, ...chance };
}

async function pastMeeting({ api, me, other }: Scene): Promise<Chance> {
  await api.createMeeting(me, other, '2026-11-20', SLOT.point);
  return { query: { date: '2026-11-20', point: SLOT.point } };
}

async function write({ api, me, other }: Scene): Promise<{ id: number; chat_id: number }> {
  const answer = await api.call(me, 'POST', '/api/message', {
    user_id: other.id,
    text: 'Добрый день',
    attachments: [],
  });
  return answer.json<'sendMessage'>();
}

async function upload({ api, me }: Scene, url: string, file: FormFile): Promise<number> {
  const { payload, headers } = multipart(file);
  const answer = await api.inject({ method: 'POST', url, payload, headers: { ...headers, cookie: me.cookie } });
  return (JSON.parse(answer.text) as { id: number }).id;
}

async function activity(api: TestApp): Promise<number> {
  const [row] = await api.db
    .insert(schema.activities)
    .values({ value: 'Полиграфия', node: 0 })
    .returning({ id: schema.activities.id });
  return row?.id ?? 0;
}
