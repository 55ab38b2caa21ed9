import { DEMO_ACCOUNTS, type DemoAccount } from 'reference-api/seed/demoAccounts';
import { openSession } from '#support/openSession.ts';

/** One of the two seeded users as a client of the server. */
export interface Caller {
  id: number;
  /** Returns the answer's body, or undefined when the server refused or died. */
  call(method: string, path: string, body?: object | FormData): Promise<unknown>;
}

/** The callers keep their sessions over restarts of the server. */
export interface Callers {
  supplier: Caller;
  customer: Caller;
}

/** Session cookies by login; they stay valid over restarts. */
export type Cookies = Map<string, string>;

/** Logs both users in unless they have a cookie. */
export async function openCallers(url: string, cookies: Cookies): Promise<Callers> {
  return {
    supplier: await openCaller(url, DEMO_ACCOUNTS.supplier, cookies),
    customer: await openCaller(url, DEMO_ACCOUNTS.customer, cookies),
  };
}

async function openCaller(url: string, account: DemoAccount, cookies: Cookies): Promise<Caller> {
  const cookie = cookies.get(account.login) ?? (await openSession(url, account));
  cookies.set(account.login, cookie);

  async function call(method: string, path: string, body?: object | FormData): Promise<unknown> {
    try {
      const isForm = body instanceof FormData;
      const headers = { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) };
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) return undefined;
      return answer.headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as unknown) : text;
    } catch {
      return undefined;
    }
  }
  const user = (await call('GET', '/api/user')) as { id: number } | undefined;
  if (!user) throw new Error(`The session of ${account.login} is gone: a login is a write too.`);
  return { id: user.id, call };
}
