import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { OperationId, Schema } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { pdf } from '#testing/fileSamples.ts';
import { multipart, type FormFile } from '#testing/multipart.ts';
import { NOON, PASSWORD, type TestApp, type TestUser } from '#testing/testApp.ts';

/** What a request to a call needs to succeed, where the contract cannot say so; the rest of it stays random. */
export interface Chance {
  user?: TestUser;
  path?: Record<string, unknown>;
  /** undefined takes a parameter or a field out */
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: FormFile;
}

type UserType = Schema<'UserType'>;

interface Scene {
  api: TestApp;
  me: TestUser;
  /** of the opposite type, free at SLOT */
  partner: TestUser;
}

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
  getParticipant: ({ partner }) => ({ path: { id: partner.id } }),
  findUsers: () => ({ query: { limit: 10 } }),
  getPoints: ({ partner }) => ({ query: { date: SLOT.date, user_id: partner.id, company_id: undefined } }),
  saveSchedule: () => ({ body: { points: [SLOT.point, '15:30'] } }),
  savePoints: () => ({ path: { date: SLOT.date }, body: { points: [SLOT.point] } }),
  getMeetingCompanies: () => ({ query: { date: SLOT.date } }),
  deleteMeeting: meeting,
  cancelMeeting: meeting,
  invite: ({ partner }) => ({ body: { ...SLOT, user_id: partner.id, _date: undefined, _point: undefined } }),
  answerInvitation: async ({ api, me, partner }) => ({ path: { id: await api.createInvitation(partner, me, SLOT) } }),
  cancelInvitation: async ({ api, me, partner }) => ({ path: { id: await api.createInvitation(me, partner, SLOT) } }),
  getChatMessages: async (scene) => ({ path: { id: (await write(scene)).chat_id } }),
  markChatSeen: async (scene) => ({ path: { id: (await write(scene)).chat_id } }),
  redirectToChat: ({ partner }) => ({ path: { id: partner.id } }),
  getChatWithUser: ({ partner }) => ({ path: { userId: partner.id } }),
  sendMessage: ({ partner }) => ({ body: { user_id: partner.id, text: 'Добрый день', attachments: [] } }),
  editMessage: async (scene) => ({ path: { id: (await write(scene)).id }, body: { text: 'Добрый вечер' } }),
  deleteMessage: async (scene) => ({ path: { id: (await write(scene)).id } }),
  sendMailing: ({ partner }) => ({ body: { user_ids: [partner.id], text: 'Здравствуйте', attachments: [] } }),
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
  getPhotos: ({ partner }) => ({ query: { user_id: partner.id } }),
  uploadPhoto: () => ({ file: { name: 'a.png', content: image } }),
  deletePhoto: async (scene) => ({
    path: { id: await upload(scene, '/api/photos', { name: 'a.png', content: image }) },
  }),
  getFiles: ({ partner }) => ({ query: { user_id: partner.id } }),
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
  unsubscribe: async ({ api, me }) => ({
    path: { token: (await api.db.select().from(schema.users).where(eq(schema.users.id, me.id)))[0]?.unsubscribe_token },
  }),
  authorizeChannel: () => ({ body: { socket_id: '1.1', channel_name: 'presence-users' } }),
};

/** Where the state stands in the way: what makes a call answer a status that no request alone can bring about. */
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
  invite: ({ partner }) => ({
    body: { ...SLOT, point: '20:30', user_id: partner.id, _date: undefined, _point: undefined },
  }),
  answerInvitation: async ({ api, me, partner }) => ({
    path: { id: await api.createInvitation(partner, me, { ...SLOT, status: 'CANCELED' }) },
  }),
  cancelInvitation: async ({ api, me, partner }) => ({
    path: { id: await api.createInvitation(me, partner, { ...SLOT, status: 'REJECTED' }) },
  }),
  sendMessage: async ({ api, me, partner }) => {
    const client_id = randomUUID();
    await api.db.insert(schema.deletedMessages).values({ user_id: me.id, client_id, deleted_at: new Date(NOON) });
    return { body: { user_id: partner.id, text: 'Добрый день', attachments: [], client_id } };
  },
  saveGeneralInfo: ({ partner }) => ({
    body: { ...PLACE, ...contact(), email: partner.email, firstname: 'Анна', lastname: 'Иванова' },
  }),
  changePassword: async ({ api, me }) => {
    await api.db
      .insert(schema.attempts)
      .values({ key: `password:${me.id}:127.0.0.1`, window_end: new Date('2026-11-22T12:00:00Z'), count: 1000 });
    return { body: { password: PASSWORD, new_password: `${PASSWORD}!`, retry_password: `${PASSWORD}!` } };
  },
  uploadFile: async ({ api }) => ({
    user: await api.createUser({ storage_total: 0 }),
    file: { name: 'прайс.pdf', content: pdf() },
  }),
};

/** A chance with the two whom it was made for: the one who succeeds, and the other side. */
export interface MadeChance extends Chance {
  user: TestUser;
  partner: TestUser;
}

/**
 * Makes what a request to this call needs to succeed: two new users, and the things that it names.
 * @param isHindered now and then, where there can be: what keeps it from succeeding
 * @param type of the one who succeeds
 */
export async function makeChance(
  api: TestApp,
  operation: string,
  isHindered: boolean,
  type: UserType = 'Поставщик',
): Promise<MadeChance> {
  const me = await api.createUser({ type });
  const partner = await api.createUser({ type: type === 'Поставщик' ? 'Заказчик' : 'Поставщик' });
  await api.db.insert(schema.defaultPoints).values({ user_id: partner.id, point: SLOT.point, status: 'AVAILABLE' });
  // All requests come from one address, which may not try so often.
  await api.db.delete(schema.attempts);
  const prepare = (isHindered ? OBSTACLES : {})[operation as OperationId] ?? CHANCES[operation as OperationId];
  const chance = await prepare?.({ api, me, partner });
  return { user: me, partner, ...chance };
}

async function meeting({ api, me, partner }: Scene): Promise<Chance> {
  await api.createMeeting(me, partner, SLOT.date, SLOT.point);
  return { query: SLOT };
}

async function pastMeeting({ api, me, partner }: Scene): Promise<Chance> {
  await api.createMeeting(me, partner, '2026-11-20', SLOT.point);
  return { query: { date: '2026-11-20', point: SLOT.point } };
}

async function write({ api, me, partner }: Scene): Promise<{ id: number; chat_id: number }> {
  const answer = await api.call(me, 'POST', '/api/message', {
    user_id: partner.id,
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
