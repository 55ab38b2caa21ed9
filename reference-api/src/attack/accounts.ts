import { NOON, PASSWORD, type TestApp, type TestUser } from '#testing/testApp.ts';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** Of the documentation's networks (RFC 5737), so that nobody is meant. */
export const ATTACKER = '203.0.113.9';
export const OWNER = '198.51.100.7';

/** A POST from a network address. */
export const post = (api: TestApp, url: string, payload: object, remoteAddress: string, cookie?: string) =>
  api.inject({ method: 'POST', url, payload, remoteAddress, headers: cookie === undefined ? {} : { cookie } });

/** Whether a session's cookie still opens it. */
export const isLoggedIn = async (api: TestApp, cookie: string) =>
  (await api.inject({ method: 'GET', url: '/api/user', headers: { cookie } })).status === 200;

/** Whether a password, usually the first one, opens an account from where its owner sits. */
export const canLogIn = async (api: TestApp, { email }: TestUser, password: string = PASSWORD) =>
  (await post(api, '/api/auth/login', { login: email, password }, OWNER)).status === 200;

/** The moment so many milliseconds after the attack's beginning. */
export const later = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();
