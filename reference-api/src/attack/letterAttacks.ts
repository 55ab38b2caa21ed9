import { type TestApp, type TestUser } from '#testing/testApp.ts';
import { ATTACKER, canLogIn, DAY_MS, HOUR_MS, isLoggedIn, later, post } from './accounts.ts';
import { openFindings, type Attack } from './attack.ts';

const AREA = 'Accounts';

/** Asks for a new password, and reads it in the letter. */
async function resetAndRead(api: TestApp, { email }: TestUser): Promise<string> {
  await post(api, '/api/auth/password_reset', { email }, ATTACKER);
  return /Вот он: (\S+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

const saveEmail = (api: TestApp, user: TestUser, email: string) =>
  api.call(user, 'PUT', '/api/profile/generalinfo', {
    email,
    phone: `+7 977 ${1_000_000 + user.id}`,
    firstname: 'Иван',
    lastname: 'Петров',
    country: 'Россия',
    city: 'Москва',
  });

/** The token of the link that an address was sent last; empty without one. */
async function linkTo(api: TestApp, email: string): Promise<string> {
  await api.mailer.idle();
  return /email_undo\?token=(\S+)/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

const undo = async (api: TestApp, token: string) =>
  (await post(api, '/api/auth/email_undo', { token }, ATTACKER)).status;

/** What can be done by the letters that an account is sent. */
export const letterAttacks: Attack[] = [
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
    title:
      'A mailed password opens the account once and within the hour; only its use ends the old one and the sessions',
    async run({ api }) {
      const { breach, breaches } = openFindings();
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
      const answer = await saveEmail(api, owner, stolen);
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
    title:
      'The old address takes a changed e-mail back with the password, also from a stranger who has a link of their own',
    async run({ api }) {
      const { breach, breaches } = openFindings();
      const owner = await api.createUser();
      const stolen = `between${owner.id}@evil.example`;
      await saveEmail(api, owner, stolen);
      await saveEmail(api, owner, owner.email);
      const strangers = await linkTo(api, stolen);
      // The last moment of a link that was mailed first.
      api.setNow(later(7 * DAY_MS - 1000));
      await api.mailer.idle();
      api.mails.length = 0;
      await undo(api, strangers);
      const own = await linkTo(api, owner.email);
      breach(own === '', 'the owner hears nothing of the stranger’s link');
      api.setNow(later(8 * DAY_MS - 2000));
      await post(api, '/api/auth/password_reset', { email: stolen }, ATTACKER);
      await api.mailer.idle();
      breach(
        api.mails.some(({ to, text }) => to === stolen && text.includes('Вот он')),
        'the stranger is mailed a password at once',
      );
      api.setNow(later(13 * DAY_MS));
      await undo(api, own);
      breach(!(await canLogIn(api, owner)), 'the owner does not get the account back');
      breach((await undo(api, strangers)) < 400, 'the stranger’s link works again');
      return { breaches };
    },
  },
];
