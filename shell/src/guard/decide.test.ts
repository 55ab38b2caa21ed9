import { expect, test } from '@jest/globals';
import type { CurrentUser, RegistrationStep } from 'shared-api/contract';
import { fixtures } from 'shared-api/testing';
import type { Session } from '../session/session';
import { decide, type Decision } from './decide';

const pages = {
  'any page': { access: 'any', path: '/block', isRegisterPage: false },
  'guest page': { access: 'guest', path: '/login', isRegisterPage: false },
  'sign-up': { access: 'guest', path: '/signup', isRegisterPage: true },
  'login page': { access: 'login', path: '/catalog', isRegisterPage: false },
  'company step': { access: 'login', path: '/register/company', isRegisterPage: true },
  'files step': { access: 'login', path: '/register/files', isRegisterPage: true },
  'meetings step': { access: 'login', path: '/register/meetings', isRegisterPage: true },
} as const;
type Page = keyof typeof pages;
const names = Object.keys(pages) as Page[];

const user = (part: Partial<CurrentUser> = {}): Session => ({ phase: 'user', user: fixtures.currentUser(part) });
const failed: Session = { phase: 'failed', error: new Error('no answer'), retry: () => {} };

const show: Decision = { kind: 'show' };
const wait: Decision = { kind: 'wait' };
const goTo = (to: string): Decision => ({ kind: 'redirect', to });
const leave: Decision = { kind: 'leave', href: '/api/auth/logout' };

/** The whole rule: what each session gets on each page. */
function expectEverywhere(session: Session, expected: Record<Page, Decision>): void {
  const decisions = Object.fromEntries(names.map((name) => [name, decide(pages[name], session)]));
  expect(decisions).toEqual(expected);
}

const everywhere = (decision: Decision) =>
  Object.fromEntries(names.map((name) => [name, decision])) as Record<Page, Decision>;

test('nothing is shown while it is not known who sits there', () =>
  expectEverywhere({ phase: 'checking' }, everywhere(wait)));

test('when the server cannot be asked, only pages for anybody are shown', () =>
  expectEverywhere(failed, { ...everywhere(wait), 'any page': show }));

test('a guest is sent to the login page from all that needs a login, and comes back afterwards [GUARD-04]', () => {
  const toLogin: Decision = { kind: 'redirect', to: '/login', rememberAddress: true };
  expectEverywhere(
    { phase: 'guest' },
    {
      'any page': show,
      'guest page': show,
      'sign-up': show,
      'login page': toLogin,
      'company step': toLogin,
      'files step': toLogin,
      'meetings step': toLogin,
    },
  );
});

test('a finished user sees all but guest pages and register pages, which lead to the own page [GUARD-05] [GUARD-06]', () =>
  expectEverywhere(user(), {
    'any page': show,
    'login page': show,
    'guest page': goTo('/profile'),
    'sign-up': goTo('/profile'),
    'company step': goTo('/profile'),
    'files step': goTo('/profile'),
    'meetings step': goTo('/profile'),
  }));

test.each<[RegistrationStep, Page, string]>([
  ['COMPANY', 'company step', '/register/company'],
  ['FILES', 'files step', '/register/files'],
  ['MEETINGS', 'meetings step', '/register/meetings'],
])('a user at the step %s is held at its page, whatever was asked for [GUARD-03]', (registration_step, page, address) =>
  expectEverywhere(user({ registration_step }), { ...everywhere(goTo(address)), [page]: show }),
);

test.each<RegistrationStep>(['COMPANY', 'FILES', 'MEETINGS', 'FINISHED'])(
  'a blocked user (%s) is sent to the logout address from everywhere [GUARD-02]',
  (registration_step) => expectEverywhere(user({ is_blocked: true, registration_step }), everywhere(leave)),
);

test('after the login the address asked for before comes first, but never before the registration or the block', () => {
  const from = '/catalog?company=ветер';
  expect(decide(pages['guest page'], user(), from)).toEqual(goTo(from));
  expect(decide(pages['guest page'], user({ registration_step: 'FILES' }), from)).toEqual(goTo('/register/files'));
  expect(decide(pages['guest page'], user({ is_blocked: true }), from)).toEqual(leave);
  expect(decide(pages['company step'], user(), from)).toEqual(goTo('/profile'));
});
