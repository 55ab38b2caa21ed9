import { NOON, PASSWORD, type TestApp, type TestUser } from '#testing/testApp.ts';
import { openFindings, type Attack } from './attack.ts';

const AREA = 'Accounts';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Of the documentation's networks (RFC 5737), so that nobody is meant. */
const ATTACKER = '203.0.113.9';
const OWNER = '198.51.100.7';

const post = (api: TestApp, url: string, payload: object, remoteAddress: string, cookie?: string) =>
  api.inject({ method: 'POST', url, payload, remoteAddress, headers: cookie === undefined ? {} : { cookie } });

const isLoggedIn = async (api: TestApp, cookie: string) =>
  (await api.inject({ method: 'GET', url: '/api/user', headers: { cookie } })).status === 200;

const canLogIn = async (api: TestApp, { email }: TestUser, password: string = PASSWORD) =>
  (await post(api, '/api/auth/login', { login: email, password }, OWNER)).status === 200;

const setCookie = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

/** What can be done to an account from outside, or with a browser that its owner left open. */
export const accountAttacks: Attack[] = [
  {
    area: AREA,
    title: 'A stranger’s password reset ends neither session nor password, and does not flood the mailbox',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const owner = await api.createUser();
      await api.mailer.idle();
      const before = api.mails.length;
      for (let round = 0; round < 20; round += 1)
        await post(api, '/api/auth/password_reset', { email: owner.email }, `203.0.113.${round}`);
      await api.mailer.idle();
      const letters = api.mails.length - before;
      breach(!(await isLoggedIn(api, owner.cookie)), 'the session ended');
      breach(!(await canLogIn(api, owner)), 'the password no longer works');
      breach(letters > 3, `${letters} letters were sent`);
      return { breaches, figure: `20 resets, ${letters} letters` };
    },
  },
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
    title: 'A changed e-mail is told to the old address, and cannot be used for a reset at once',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const owner = await api.createUser();
      const stolen = `stolen${owner.id}@evil.example`;
      await api.mailer.idle();
      api.mails.length = 0;
      const answer = await api.call(owner, 'PUT', '/api/profile/generalinfo', {
        email: stolen,
        phone: `+7 977 ${1_000_000 + owner.id}`,
        firstname: 'Иван',
        lastname: 'Петров',
        country: 'Россия',
        city: 'Москва',
      });
      breach(answer.status !== 200, `the change was answered ${answer.status}: ${answer.text}`);
      await api.mailer.idle();
      breach(!api.mails.some(({ to }) => to.includes(owner.email)), 'the old address hears nothing');
      api.mails.length = 0;
      await post(api, '/api/auth/password_reset', { email: stolen }, ATTACKER);
      await api.mailer.idle();
      const words = api.mails
        .filter(({ to }) => to.includes(stolen))
        .flatMap(({ text }) => text.match(/[\w-]{6,64}/g) ?? []);
      for (const [index, password] of words.entries()) {
        const answer = await post(api, '/api/auth/login', { login: stolen, password }, `203.0.113.${index}`);
        breach(answer.status === 200, 'a password that works goes to the new address at once');
      }
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
      for (const flag of ['HttpOnly', 'SameSite=', 'Path=/'])
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
      api.setNow(new Date(new Date(NOON).getTime() + 31 * DAY_MS).toISOString());
      breach(await isLoggedIn(api, owner.cookie), 'it still works');
      api.setNow(NOON);
      return { breaches };
    },
  },
];
