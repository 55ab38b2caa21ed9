import { NOON, PASSWORD } from 'reference-api/testing/testApp';
import { webHref } from 'shared-ui/safeHref';
import { ATTACKER, canLogIn, DAY_MS, isLoggedIn, later, OWNER, post } from './accounts.ts';
import type { Attack } from './attack.ts';

const setCookie = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

const LOG_FLOOD = 200;

/** The address that a message with this text would link to, on a page of the site. */
function linkIn(site: string, text: string): string | undefined {
  Object.assign(globalThis, { window: { location: new URL(site) } });
  try {
    return webHref(text);
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

/** Attacks on an account from outside, or from a browser that its owner left open. */
export const accountAttacks: Attack[] = [
  {
    title: 'throttles wrong passwords without locking the owner out',
    async run({ api }, breach) {
      const owner = await api.createUser();
      let tries = 0;
      let status = 0;
      while (status !== 429 && tries < 100) {
        tries += 1;
        status = (await post(api, '/api/auth/login', { login: owner.email, password: `wrong${tries}` }, ATTACKER))
          .status;
      }
      breach(status !== 429, `${tries} wrong passwords from one address were all looked at`);
      breach(!(await canLogIn(api, owner)), 'the owner’s right password is refused');
      return `429 at try ${tries}`;
    },
  },
  {
    title: 'throttles guesses from many places, not the owner’s known places',
    async run({ api }, breach) {
      const owner = await api.createUser();
      breach(!(await canLogIn(api, owner)), 'the owner cannot log in');
      let tries = 0;
      let status = 0;
      while (status !== 429 && tries < 400) {
        tries += 1;
        const login = { login: owner.email, password: `wrong${tries}` };
        status = (await post(api, '/api/auth/login', login, `203.0.113.${tries % 250}`)).status;
      }
      breach(status !== 429, `${tries} wrong passwords were all looked at`);
      breach(tries < 100, `${tries} wrong passwords were enough`);
      breach(!(await canLogIn(api, owner)), 'the owner’s right password is refused');
      return `429 at try ${tries}`;
    },
  },
  {
    title: 'keeps the session when another site links to the logout',
    async run({ api }, breach) {
      const owner = await api.createUser();
      for (const mode of ['navigate', 'no-cors'])
        await api.call(owner, 'GET', '/api/auth/logout', undefined, {
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': mode,
        });
      breach(!(await isLoggedIn(api, owner.cookie)), 'the session ended');
      // An older browser sends no Sec-Fetch headers and, for another site, no cookie.
      const { headers } = await api.call(null, 'GET', '/api/auth/logout');
      breach(headers['set-cookie'] !== undefined, 'the browser is told to forget a cookie that it kept back');
    },
  },
  {
    title: 'makes no link of a chat’s address of the logout',
    async run({ api, front }, breach) {
      const owner = await api.createUser();
      const { host, hostname } = new URL(front);
      const spellings = [
        `${front}/api/auth/logout`,
        `https://${host}/api/auth/logout`,
        `http://${hostname}:1/api/auth/logout`,
        `${front}//api/auth/logout`,
        `${front}/API/auth/logout`,
        `${front}/%61pi/auth/logout`,
        `${front}/news/../api/auth/logout`,
        `${front}/news/..%2fapi/auth/logout`,
        `http://name@${host}/api/auth/logout`,
        `${front}\\api\\auth\\logout`,
      ];
      for (const address of spellings) breach(linkIn(front, address) !== undefined, `${address} becomes a link`);
      breach(linkIn(front, `${front}/news`) === undefined, 'a page of this site is no link');
      // Without the rule the link would work: the server cannot tell it from the menu's.
      await api.call(owner, 'GET', '/api/auth/logout', undefined, { 'sec-fetch-site': 'same-origin' });
      breach(
        await isLoggedIn(api, owner.cookie),
        'the call of the link does not log out, so that the attack proves little',
      );
      return `${spellings.length} spellings`;
    },
  },
  {
    title: 'writes one log line for a flood of throttled logins',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const calls = {
        login: () => post(api, '/api/auth/login', { login: owner.email, password: 'wrong1' }, ATTACKER),
        reset: () => post(api, '/api/auth/password_reset', { email: 'nobody@test.example' }, ATTACKER),
      };
      const figures: string[] = [];
      for (const [name, call] of Object.entries(calls)) {
        api.audited.length = 0;
        let throttled = 0;
        for (let count = 0; count < LOG_FLOOD; count += 1) throttled += Number((await call()).status === 429);
        const lines = api.audited.filter((line) => Object.values(line).includes('throttled')).length;
        breach(throttled === 0, `no ${name} of ${LOG_FLOOD} was throttled`);
        breach(lines > 1, `${lines} lines of ${throttled} throttled ${name}s`);
        figures.push(`${throttled} ${name}s, ${lines} line`);
      }
      return figures.join(', ');
    },
  },
  {
    title: 'renews the token and ends other sessions after password changes',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const other = setCookie(
        (await post(api, '/api/auth/login', { login: owner.email, password: PASSWORD }, OWNER)).headers,
      );
      const next = `${PASSWORD}!`;
      const answer = await api.call(owner, 'PUT', '/api/profile/password', {
        password: PASSWORD,
        new_password: next,
        retry_password: next,
      });
      const fresh = setCookie(answer.headers);
      breach(answer.status !== 200, `the change was answered ${answer.status}`);
      breach(await isLoggedIn(api, owner.cookie), 'the old token still works');
      breach(!(await isLoggedIn(api, fresh)), 'there is no new token');
      breach(await isLoggedIn(api, other), 'another session lives on');
      breach(await canLogIn(api, owner), 'the old password still works');
    },
  },
  {
    title: 'rejects a token planted by an attacker before the login',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const planted = `${owner.cookie.split('=')[0] ?? ''}=planted-by-an-attacker`;
      breach(await isLoggedIn(api, planted), 'it is a session');
      const answer = await post(api, '/api/auth/login', { login: owner.email, password: PASSWORD }, OWNER, planted);
      breach(setCookie(answer.headers) === planted || answer.status !== 200, 'the login kept it');
      breach(await isLoggedIn(api, planted), 'the login made it a session');
    },
  },
  {
    title: 'hides the session’s cookie from scripts and other sites',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const login = { login: owner.email, password: PASSWORD };
      const { headers, text } = await post(api, '/api/auth/login', login, OWNER);
      const cookie = String(headers['set-cookie']);
      for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
        breach(!cookie.toLowerCase().includes(flag.toLowerCase()), `the cookie lacks ${flag}`);
      breach(/domain=/i.test(cookie), 'the cookie goes to other hosts');
      breach(text.includes(cookie.split(/[=;]/)[1] ?? ''), 'the token stands in the answer');
      const { headers: asked } = await api.call(owner, 'GET', '/api/user', undefined, {
        origin: 'https://evil.example',
      });
      breach(asked['access-control-allow-origin'] !== undefined, 'another site may read answers');
      breach(asked['cache-control'] !== 'no-store', 'answers may be kept');
    },
  },
  {
    title: 'ends a session that was unused for a month',
    async run({ api }, breach) {
      const owner = await api.createUser();
      api.setNow(later(31 * DAY_MS));
      breach(await isLoggedIn(api, owner.cookie), 'it still works');
      api.setNow(NOON);
    },
  },
];
