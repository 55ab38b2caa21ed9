import { DEMO_ACCOUNTS, type DemoAccount } from '../seed/demoAccounts.ts';

/** The server as one of the two seeded users sees it. */
export interface Caller {
  id: number;
  /** The answer's body; undefined when the server died meanwhile or refused. */
  call(method: string, path: string, body?: object | FormData): Promise<unknown>;
}

/** Supplier and customer, the same in every life of the server. */
export interface Callers {
  supplier: Caller;
  customer: Caller;
}

/** Cookies, by login, that outlive the server. */
export type Cookies = Map<string, string>;

/** Logs both in, if they are not yet. */
export async function openCallers(url: string, cookies: Cookies): Promise<Callers> {
  return {
    supplier: await openCaller(url, DEMO_ACCOUNTS.supplier, cookies),
    customer: await openCaller(url, DEMO_ACCOUNTS.customer, cookies),
  };
}

async function openCaller(url: string, { login, password }: DemoAccount, cookies: Cookies): Promise<Caller> {
  if (!cookies.has(login)) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ login, password }),
      headers: { 'content-type': 'application/json' },
    });
    cookies.set(login, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
  const cookie = cookies.get(login) ?? '';

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
  if (!user) throw new Error(`The session of ${login} is gone: a login is a write too.`);
  return { id: user.id, call };
}
