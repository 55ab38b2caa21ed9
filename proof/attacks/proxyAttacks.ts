import { createTestApp, PASSWORD, type TestApp } from 'reference-api/testing/testApp';
import type { Attack } from './attack.ts';

const PROXY = '10.0.0.5';
const STRANGER = '203.0.113.9';

const login = (api: TestApp, email: string, password: string, remoteAddress: string, headers: Record<string, string>) =>
  api.inject({ method: 'POST', url: '/api/auth/login', payload: { login: email, password }, remoteAddress, headers });

/** Tries wrong passwords until they are throttled. @returns the number of accepted tries, 40 at most */
async function guess(api: TestApp, email: string, remoteAddress: string, forwarded: (count: number) => string) {
  for (let count = 0; count < 40; count += 1) {
    const headers = { 'x-forwarded-for': forwarded(count) };
    const { status } = await login(api, email, `wrong${count}`, remoteAddress, headers);
    if (status === 429) return count;
  }
  return 40;
}

/** Attacks by forged `X-Forwarded-*` headers. */
export const proxyAttacks: Attack[] = [
  {
    title: 'throttles forged addresses as one, with and without a proxy',
    async run(_target, breach) {
      const api = await createTestApp({ trustedProxies: [PROXY] });
      try {
        const tries = [
          await guess(api, (await api.createUser()).email, STRANGER, (count) => `198.51.100.${count}`),
          await guess(api, (await api.createUser()).email, PROXY, (count) => `198.51.100.${count}, ${STRANGER}`),
          await guess(api, (await api.createUser()).email, PROXY, (count) => `${STRANGER}:${50_000 + count}`),
        ];
        for (const [index, count] of tries.entries()) breach(count > 10, `way ${index + 1}: ${count} tries`);
        return `${tries.join(', ')} tries`;
      } finally {
        await api.close();
      }
    },
  },
  {
    title: 'throttles one visitor behind a proxy, secures production cookies',
    async run(_target, breach) {
      const api = await createTestApp({
        publicUrl: 'http://vstrecha.test',
        trustedProxies: [PROXY],
        isProduction: true,
      });
      try {
        const { email } = await api.createUser();
        for (let count = 0; count < 70; count += 1)
          await login(api, `nobody${count}@test.example`, PASSWORD, PROXY, { 'x-forwarded-for': STRANGER });
        const https = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
        const { status, headers } = await login(api, email, PASSWORD, PROXY, https);
        breach(status !== 200, `somebody else's right password was answered ${status}`);
        breach(headers['strict-transport-security'] === undefined, 'HSTS is missing');
        const cookie = String(headers['set-cookie']);
        breach(!/^__Host-.*; Secure/.test(cookie), `the cookie is ${cookie.replace(/=[^;]*/, '=…')}`);
        const forged = await login(api, email, PASSWORD, STRANGER, { 'x-forwarded-proto': 'https' });
        breach(String(forged.headers['set-cookie']).startsWith('__Host-'), 'a stranger’s word for https counts');
      } finally {
        await api.close();
      }
    },
  },
];
