import { eq } from 'drizzle-orm';
import * as schema from 'reference-api/platform/database/schema';
import { NOON, type TestApp } from 'reference-api/testing/testApp';
import type { TestUser } from 'reference-api/testing/testRows';
import { ATTACKER, canLogIn, DAY_MS, HOUR_MS, isLoggedIn, later, OWNER, post } from './accounts.ts';
import type { Attack } from './attack.ts';

const FLOOD_ACCOUNTS = 12;

/** Requests a new password and reads it from the e-mail. */
async function resetAndRead(api: TestApp, { email }: TestUser): Promise<string> {
  await post(api, '/api/auth/password_reset', { email }, ATTACKER);
  await api.sendEmails();
  return /Вот он: (\S+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

const generalInfo = ({ id, email }: TestUser, changes: object) => ({
  email,
  phone: `+7 977 ${1_000_000 + id}`,
  firstname: 'Иван',
  lastname: 'Петров',
  country: 'Россия',
  city: 'Москва',
  ...changes,
});

const signupForm = (changes: object) => ({
  ...generalInfo({ id: 0, email: 'signup@evil.example', cookie: '' }, {}),
  type: 'Поставщик',
  company: 'Компания',
  password: 'пароль2026',
  retryPassword: 'пароль2026',
  isAdvertisingAgency: false,
  ...changes,
});

const companyInfo = (changes: object) => ({
  company: 'Компания',
  activity: [],
  description: '',
  site: '',
  circulation: [],
  sum: [],
  branding: '',
  only_chat: false,
  is_advertising_agency: false,
  industry: '',
  ...changes,
});

const saveEmail = (api: TestApp, user: TestUser, email: string) =>
  api.call(user, 'PUT', '/api/profile/generalinfo', generalInfo(user, { email }));

/** The token of the link that was last sent to an address; empty without one. */
async function linkTo(api: TestApp, email: string): Promise<string> {
  await api.sendEmails();
  return /email_undo\?token=(\S+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

const undo = async (api: TestApp, token: string) =>
  (await post(api, '/api/auth/email_undo', { token }, ATTACKER)).status;

/** Attacks by the e-mails that an account receives. */
export const emailAttacks: Attack[] = [
  {
    title: 'keeps session and password after a stranger’s reset, limits e-mails',
    async run({ api }, breach) {
      const owner = await api.createUser();
      await api.sendEmails();
      const before = api.mails.length;
      for (let round = 0; round < 20; round += 1)
        await post(api, '/api/auth/password_reset', { email: owner.email }, `203.0.113.${round}`);
      await api.sendEmails();
      const emails = api.mails.length - before;
      breach(!(await isLoggedIn(api, owner.cookie)), 'the session ended');
      breach(!(await canLogIn(api, owner)), 'the password no longer works');
      breach(emails > 3, `${emails} e-mails were sent`);
      return `20 resets, ${emails} e-mail${emails === 1 ? '' : 's'}`;
    },
  },
  {
    title: 'lets a mailed password replace the old within an hour',
    async run({ api }, breach) {
      const [owner, late] = [await api.createUser(), await api.createUser()];
      const mailed = await resetAndRead(api, owner);
      breach(!(await isLoggedIn(api, owner.cookie)), 'asking for it ended the session');
      breach(!(await canLogIn(api, owner, mailed)), 'it does not work');
      breach(await isLoggedIn(api, owner.cookie), 'the session outlived its use');
      breach(await canLogIn(api, owner), 'the old password outlived its use');
      const expired = await resetAndRead(api, late);
      api.setNow(later(HOUR_MS + 1000));
      breach(await canLogIn(api, late, expired), 'it works after an hour');
      breach(!(await canLogIn(api, late)), 'the old password went with it');
    },
  },
  {
    title: 'keeps lines and links in strangers’ names out of e-mails',
    async run({ api }, breach) {
      const [sender, victim] = [await api.createUser(), await api.createUser({ type: 'Заказчик', notify: 'ALL' })];
      for (const sign of ['\n', '\r\n', '\t', '\u2028', '\u202E']) {
        const name = `Банк${sign}Счёт закрыт`;
        const answers = [
          await post(api, '/api/auth/signup', signupForm({ company: name }), ATTACKER),
          await post(api, '/api/auth/signup', signupForm({ firstname: name }), ATTACKER),
          await api.call(sender, 'PUT', '/api/profile/generalinfo', generalInfo(sender, { firstname: name })),
          await api.call(sender, 'PUT', '/api/profile/companyinfo', companyInfo({ company: name })),
        ];
        for (const { status } of answers) breach(status !== 400, `${JSON.stringify(name)} is answered ${status}`);
      }
      const link = 'Войдите: https://evil.example/login';
      const saved = await api.call(sender, 'PUT', '/api/profile/companyinfo', companyInfo({ company: link }));
      breach(saved.status !== 200, `a company of one line is answered ${saved.status}: ${saved.text}`);
      await api.db.update(schema.users).set({ firstname: link }).where(eq(schema.users.id, victim.id));
      const slot = { date: '2026-11-27', point: '12:00' };
      await api.db.insert(schema.defaultPoints).values({ user_id: victim.id, point: slot.point, status: 'AVAILABLE' });
      api.mails.length = 0;
      await api.call(sender, 'POST', '/api/invite', { ...slot, user_id: victim.id });
      await post(api, '/api/auth/password_reset', { email: victim.email }, ATTACKER);
      await api.sendEmails();
      breach(api.mails.length !== 2, `${api.mails.length} e-mails instead of 2`);
      for (const { subject, text } of api.mails)
        breach(/evil\.|:\/\/evil/.test(subject + text), `an e-mail links to the stranger: ${text.slice(0, 200)}`);
    },
  },
  {
    title: 'refuses separators that could add a second recipient',
    async run({ api }, breach) {
      for (const sign of '<>,;:"\\()\n') {
        const email = `x@evil.example${sign}victim@test.example`;
        const { status } = await post(api, '/api/auth/signup', signupForm({ email }), ATTACKER);
        breach(status !== 400, `${JSON.stringify(email)} is answered ${status}`);
      }
    },
  },
  {
    title: 'notifies the old address of changes and delays resets',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const stolen = `stolen${owner.id}@evil.example`;
      await api.sendEmails();
      api.mails.length = 0;
      const answer = await saveEmail(api, owner, stolen);
      breach(answer.status !== 200, `the change was answered ${answer.status}: ${answer.text}`);
      await api.sendEmails();
      breach(!api.mails.some(({ to }) => to.includes(owner.email)), 'the old address hears nothing');
      api.mails.length = 0;
      await post(api, '/api/auth/password_reset', { email: stolen }, ATTACKER);
      await api.sendEmails();
      const words = api.mails
        .filter(({ to }) => to.includes(stolen))
        .flatMap(({ text }) => text.match(/[\w-]{6,64}/g) ?? []);
      for (const [index, password] of words.entries()) {
        const answer = await post(api, '/api/auth/login', { login: stolen, password }, `203.0.113.${index}`);
        breach(answer.status === 200, 'a password that works goes to the new address at once');
      }
    },
  },
  {
    title: 'returns the account to its owner despite a stranger’s link',
    async run({ api }, breach) {
      const owner = await api.createUser();
      const stolen = `between${owner.id}@evil.example`;
      await saveEmail(api, owner, stolen);
      await api.db.update(schema.users).set({ is_email_proven: true }).where(eq(schema.users.id, owner.id));
      await saveEmail(api, owner, owner.email);
      const strangers = await linkTo(api, stolen);
      // The last moment in which the link that was mailed first works.
      api.setNow(later(7 * DAY_MS - 1000));
      await api.sendEmails();
      api.mails.length = 0;
      await undo(api, strangers);
      const own = await linkTo(api, owner.email);
      breach(own === '', 'the owner hears nothing of the stranger’s link');
      api.setNow(later(8 * DAY_MS - 2000));
      await post(api, '/api/auth/password_reset', { email: stolen }, ATTACKER);
      await api.sendEmails();
      breach(
        api.mails.some(({ to, text }) => to === stolen && text.includes('Вот он')),
        'the stranger is mailed a password at once',
      );
      api.setNow(later(13 * DAY_MS));
      await undo(api, own);
      breach(!(await canLogIn(api, owner)), 'the owner does not get the account back');
      breach((await undo(api, strangers)) < 400, 'the stranger’s link works again');
    },
  },
  {
    title: 'limits e-mails to a mailbox when accounts vary its spelling',
    async run({ api }, breach) {
      const place = '192.0.2.77';
      const addressOf = (number: number) => `victim+${number}@flood.example`;
      const countEmails = async () => {
        await api.sendEmails();
        return api.mails.splice(0).filter(({ to }) => to.endsWith('@flood.example')).length;
      };
      await countEmails();
      for (let number = 0; number < FLOOD_ACCOUNTS; number += 1) {
        const form = signupForm({ email: addressOf(number), phone: `+7 933 ${2_000_000 + number}` });
        await post(api, '/api/auth/signup', form, place);
        await post(api, '/api/auth/password_reset', { email: form.email }, place);
      }
      const resets = await countEmails();
      breach(resets < 1 || resets > 10, `${resets} password e-mails were sent`);
      for (let number = 0; number < FLOOD_ACCOUNTS; number += 1) {
        const credentials = { login: addressOf(number), password: 'пароль2026' };
        const cookie = String((await post(api, '/api/auth/login', credentials, place)).headers['set-cookie']);
        const user = { id: 7_000_000 + number, email: credentials.login, cookie: cookie.split(';')[0] ?? '' };
        for (let change = 1; change <= 5; change += 1) {
          const { status } = await saveEmail(api, user, addressOf(1000 * change + number));
          breach(status !== 200, `a change was answered ${status}`);
        }
      }
      const undos = await countEmails();
      breach(undos > 0, `${undos} e-mails went to addresses that were never proven`);
      return `${FLOOD_ACCOUNTS} accounts, ${resets + undos} e-mails`;
    },
  },
  {
    title: 'mails the owner a password after strangers spent the limit',
    async run({ api }, breach) {
      const owner = await api.createUser({ email: 'spent@flood.example' });
      breach(!(await canLogIn(api, owner)), 'the owner cannot log in');
      for (let number = 0; number < FLOOD_ACCOUNTS; number += 1) {
        // A window for one e-mail to an account ends after five minutes.
        api.setNow(later(number * 6 * 60_000));
        const form = signupForm({ email: `spent+${number}@flood.example`, phone: `+7 934 ${2_000_000 + number}` });
        await post(api, '/api/auth/signup', form, ATTACKER);
        for (const { email } of [form, owner]) await post(api, '/api/auth/password_reset', { email }, ATTACKER);
        await api.sendEmails();
      }
      const stranger = await post(api, '/api/auth/password_reset', { email: owner.email }, ATTACKER);
      breach(stranger.status !== 429, `a stranger’s reset was answered ${stranger.status}`);
      api.mails.length = 0;
      const { status } = await post(api, '/api/auth/password_reset', { email: owner.email }, OWNER);
      await api.sendEmails();
      breach(status !== 200, `the owner’s reset was answered ${status}`);
      breach(!api.mails.some(({ to }) => to === owner.email), 'the owner gets no e-mail');
      api.setNow(NOON);
      return `${2 * FLOOD_ACCOUNTS} resets by strangers`;
    },
  },
];
