import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { makePushKeys } from '#platform/config/webPushConfig.ts';
import type { Schema } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { endExpiredSessions } from '#platform/sessions/sessions.ts';
import { openScene } from '#testing/scene.ts';
import { PASSWORD } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier, customer } = await openScene({}, { pushHosts: ['push.test', '.push.test:8443'] });
beforeEach(() => api.db.delete(schema.pushSubscriptions));

type Form = Schema<'PushSubscriptionForm'>;
const { publicKey: p256dh } = makePushKeys();
const form = (name: string, rest: Partial<Form> = {}): Form => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh, auth: 'A'.repeat(22) },
  device: `Chrome, ${name}`,
  ...rest,
});
const post = (user: TestUser | null, body: object) => api.call(user, 'POST', '/api/push/subscriptions', body);
const subscribe = async (user: TestUser, name: string, rest?: Partial<Form>) =>
  (await post(user, form(name, rest))).json<'savePushSubscription'>();
const list = async (user: TestUser) =>
  (await api.call(user, 'GET', '/api/push/subscriptions')).json<'getPushSubscriptions'>().subscriptions;
const devices = async (user: TestUser) => (await list(user)).map(({ device }) => device);
const stored = () => api.db.$count(schema.pushSubscriptions);

/** Another browser of the same account. */
async function login({ email, id }: TestUser): Promise<TestUser> {
  const answer = await api.call(null, 'POST', '/api/auth/login', { login: email, password: PASSWORD });
  return { id, email, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

test('subscribes, confirms and ends a browser [DAY-07]', async () => {
  const { key } = (await api.call(supplier, 'GET', '/api/push/key')).json<'getPushKey'>();
  assert.equal(Buffer.from(key, 'base64url').length, 65);
  const made = await subscribe(supplier, 'a');
  assert.deepEqual(await list(supplier), [made]);
  assert.equal(made.is_current, true);
  api.setNow('2026-11-22T12:00:00+03:00');
  const again = await subscribe(supplier, 'a', { device: 'Chrome', confirm: true });
  assert.deepEqual(again, { ...made, device: 'Chrome', confirmed_at: '2026-11-22T09:00:00.000Z' });
  assert.equal((await list(await login(supplier)))[0]?.is_current, false);
  assert.equal((await api.call(customer, 'DELETE', `/api/push/subscriptions/${made.id}`)).status, 404);
  assert.equal((await api.call(supplier, 'DELETE', `/api/push/subscriptions/${made.id}`)).status, 200);
  assert.deepEqual(await list(supplier), []);
  assert.equal((await post(supplier, form('a', { confirm: true }))).status, 404);
  assert.equal(await stored(), 0);
});

test("replaces a session's browser and an endpoint's owner [DAY-07]", async () => {
  await subscribe(supplier, 'a');
  const own = await subscribe(supplier, 'b');
  assert.deepEqual(await devices(supplier), ['Chrome, b']);
  const taken = await subscribe(customer, 'b');
  assert.deepEqual(await devices(supplier), []);
  assert.deepEqual(await devices(customer), ['Chrome, b']);
  assert.notEqual(taken.id, own.id);
});

test('lets both sides of a race for an endpoint answer [DAY-07]', async () => {
  const answers = await Promise.all([post(supplier, form('a')), post(customer, form('a'))]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(await stored(), 1);
});

test('drops the browser confirmed longest ago for the eleventh [DAY-07]', async () => {
  for (let made = 1; made <= 10; made += 1) {
    api.setNow(`2026-11-21T12:${made + 10}:00+03:00`);
    await subscribe(await login(supplier), `${made}`);
  }
  assert.equal((await list(supplier)).length, 10);
  const eleventh = await login(supplier);
  api.setNow('2026-11-21T12:30:00+03:00');
  await subscribe(eleventh, '11');
  const names = await devices(supplier);
  assert.equal(names.length, 10);
  assert.equal(names[0], 'Chrome, 11');
  assert.ok(!names.includes('Chrome, 1'));
});

test('limits how often an account subscribes, not confirms [DAY-07]', async () => {
  for (let made = 0; made < 30; made += 1) assert.equal((await post(supplier, form(`${made}`))).status, 200);
  assert.equal((await post(supplier, form('30'))).status, 429);
  for (let seen = 0; seen < 3; seen += 1) assert.equal((await post(supplier, form('29'))).status, 200);
  assert.equal((await post(customer, form('30'))).status, 200);
});

test('ends with its session, block or unused month [DAY-07]', async () => {
  const endings: Record<string, (browser: TestUser) => Promise<unknown>> = {
    logout: (browser) => api.call(browser, 'GET', '/api/auth/logout'),
    login: (browser) => api.call(browser, 'POST', '/api/auth/login', { login: customer.email, password: PASSWORD }),
    expiry: async () => {
      await api.db.update(schema.sessions).set({ expires_at: new Date(0) });
      await endExpiredSessions(api.db, { now: () => new Date('2026-11-21T12:00:00+03:00') });
    },
    block: ({ id }) => api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, id)),
    password: (browser) =>
      api.call(browser, 'PUT', '/api/profile/password', {
        password: PASSWORD,
        new_password: `${PASSWORD}!`,
        retry_password: `${PASSWORD}!`,
      }),
    month: async () => {
      await api.db.update(schema.pushSubscriptions).set({ confirmed_at: new Date('2026-10-21T12:00:00+03:00') });
      await api.jobs.runDue(['accounts']);
    },
  };
  for (const [name, end] of Object.entries(endings)) {
    const browser = await api.createUser();
    await subscribe(browser, name);
    await end(browser);
    assert.equal(await stored(), 0, name);
  }
});

test('keeps a browser of 29 days [DAY-07]', async () => {
  await subscribe(supplier, 'a');
  await api.db.update(schema.pushSubscriptions).set({ confirmed_at: new Date('2026-10-23T12:00:00+03:00') });
  await api.jobs.runDue(['accounts']);
  assert.equal(await stored(), 1);
});

test('refuses addresses outside the known push services [DAY-07]', async () => {
  const allowed = [
    'https://fcm.googleapis.com/fcm/send/a:b-c_d',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc%3d',
    'https://web.push.apple.com/QABC',
    'https://push.test/a',
    'https://a.push.test:8443/a',
  ];
  for (const endpoint of allowed) assert.equal((await post(supplier, form('', { endpoint }))).status, 200, endpoint);
  const refused = [
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com:443/a',
    'https://fcm.googleapis.com./a',
    'https://FCM.googleapis.com/a',
    'https://fcm.googleapis.com@evil.example/a',
    'https://evil.example@fcm.googleapis.com/a',
    'https://fcm.googleapis.com\\@evil.example/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil-fcm.googleapis.com/a',
    'https://evil.example/fcm.googleapis.com/a',
    'https://evil.example#.push.apple.com/a',
    'https://evil.example?.push.apple.com/a',
    'https://evilpush.apple.com/a',
    'https://push.apple.com/a',
    'https://.push.apple.com/a',
    'https://xn--fcm.googleapis.com/a',
    'https://push.test:8443/a',
    'https://a.push.test/a',
    'https:/fcm.googleapis.com/a',
    'https:///fcm.googleapis.com/a',
    'https://fcm.googleapis.com/a b',
    ' https://fcm.googleapis.com/a',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
    'fcm.googleapis.com/a',
    'javascript:alert(1)',
  ];
  for (const endpoint of refused) assert.equal((await post(customer, form('', { endpoint }))).status, 400, endpoint);
});

test('refuses keys that no browser has [DAY-07]', async () => {
  const refused = [
    { p256dh, auth: 'A'.repeat(21) },
    { p256dh: p256dh.slice(1), auth: 'A'.repeat(22) },
    { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    { p256dh: `C${p256dh.slice(1)}`, auth: 'A'.repeat(22) },
  ];
  for (const keys of refused) assert.equal((await post(supplier, form('a', { keys }))).status, 400, keys.p256dh);
  assert.equal((await post(supplier, form('a', { device: 'а'.repeat(61) }))).status, 400);
  assert.equal((await post(supplier, form('a', { device: 'а\nб' }))).status, 400);
});
