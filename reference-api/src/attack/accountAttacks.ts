import { NOON, PASSWORD } from '#testing/testApp.ts';
import { ATTACKER, canLogIn, DAY_MS, isLoggedIn, later, OWNER, post } from './accounts.ts';
import { openFindings, type Attack } from './attack.ts';

const AREA = 'Accounts';

const setCookie = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

/** What can be done to an account from outside, or with a browser that its owner left open. */
export const accountAttacks: Attack[] = [
  {
    area: AREA,
    title: 'Wrong passwords from elsewhere do not lock the owner out, and are throttled',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      return { breaches, figure: `429 at try ${tries}` };
    },
  },
  {
    area: AREA,
    title:
      'Wrong passwords from very many places are throttled, too, and leave the owner the places that they have used',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      return { breaches, figure: `429 at try ${tries}` };
    },
  },
  {
    area: AREA,
    title: 'A link on another site logs nobody out',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const owner = await api.createUser();
      for (const mode of ['navigate', 'no-cors'])
        await api.call(owner, 'GET', '/api/auth/logout', undefined, {
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': mode,
        });
      breach(!(await isLoggedIn(api, owner.cookie)), 'the session ended');
      // An older browser says nothing of the other site, and keeps the cookie back.
      const { headers } = await api.call(null, 'GET', '/api/auth/logout');
      breach(headers['set-cookie'] !== undefined, 'the browser is told to forget a cookie that it kept back');
      return { breaches };
    },
  },
  {
    area: AREA,
    title: 'A changed password gives the session a new token; the old token and all other sessions are dead',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      return { breaches };
    },
  },
  {
    area: AREA,
    title: 'A token that an attacker has chosen opens nothing, before and after a login with it',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const owner = await api.createUser();
      const planted = `${owner.cookie.split('=')[0] ?? ''}=planted-by-an-attacker`;
      breach(await isLoggedIn(api, planted), 'it is a session');
      const answer = await post(api, '/api/auth/login', { login: owner.email, password: PASSWORD }, OWNER, planted);
      breach(setCookie(answer.headers) === planted || answer.status !== 200, 'the login kept it');
      breach(await isLoggedIn(api, planted), 'the login made it a session');
      return { breaches };
    },
  },
  {
    area: AREA,
    title: 'No script and no other site gets hold of the session’s cookie',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      return { breaches };
    },
  },
  {
    area: AREA,
    title: 'A session that nobody has used for a month is over',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const owner = await api.createUser();
      api.setNow(later(31 * DAY_MS));
      breach(await isLoggedIn(api, owner.cookie), 'it still works');
      api.setNow(NOON);
      return { breaches };
    },
  },
];
