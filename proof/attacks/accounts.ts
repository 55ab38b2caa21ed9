import { NOON, PASSWORD, type TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** Addresses of the documentation networks (RFC 5737), which belong to no real host. */
export const ATTACKER = '203.0.113.9';
export const OWNER = '198.51.100.7';

export const post = (api: TestApp, url: string, payload: object, remoteAddress: string, cookie?: string) =>
  api.inject({ method: 'POST', url, payload, remoteAddress, headers: cookie === undefined ? {} : { cookie } });

export const isLoggedIn = async (api: TestApp, cookie: string) =>
  (await api.inject({ method: 'GET', url: '/api/user', headers: { cookie } })).status === 200;

/** Whether a password, by default the initial one, logs in from the owner's address. */
export const canLogIn = async (api: TestApp, { email }: TestUser, password: string = PASSWORD) =>
  (await post(api, '/api/auth/login', { login: email, password }, OWNER)).status === 200;

/** The instant so many milliseconds after the attack's start. */
export const later = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();
