import { expect, test } from '@jest/globals';
import type { CurrentUser, RegistrationStep } from 'shared-api/contract';
import { fixtures } from 'shared-api/testing';
import type { Session } from '../session/session';
import { decide, type Decision } from './decide';

const pages = {
  'any page': { access: 'any', path: '/block' },
  'guest page': { access: 'guest', path: '/login' },
  'sign-up': { access: 'guest', path: '/signup', layout: 'register' },
  'login page': { access: 'login', path: '/catalog' },
  'company step': { access: 'login', path: '/register/company', layout: 'register' },
  'files step': { access: 'login', path: '/register/files', layout: 'register' },
  'meetings step': { access: 'login', path: '/register/meetings', layout: 'register' },
} as const;
type Page = keyof typeof pages;
const names = Object.keys(pages) as Page[];

const user = (part: Partial<CurrentUser> = {}): Session => ({ phase: 'user', user: fixtures.currentUser(part) });
const failed: Session = { phase: 'failed', error: new Error('no answer'), retry: () => {} };

const show: Decision = { kind: 'show' };
const wait: Decision = { kind: 'wait' };
const goTo = (to: string): Decision => ({ kind: 'redirect', to });
const leave: Decision = { kind: 'leave', href: '/api/auth/logout' };

function expectEverywhere(session: Session, expected: Record<Page, Decision>): void {
  const decisions = Object.fromEntries(names.map((name) => [name, decide(pages[name], session)]));
  expect(decisions).toEqual(expected);
}

const everywhere = (decision: Decision) =>
  Object.fromEntries(names.map((name) => [name, decision])) as Record<Page, Decision>;

test('waits on every page while the session is checked', () =>
  expectEverywhere({ phase: 'checking' }, everywhere(wait)));

test('shows only public pages when the session check fails', () =>
  expectEverywhere(failed, { ...everywhere(wait), 'any page': show }));

test('redirects guests to the login and remembers the address [GUARD-04]', () => {
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

test('lets only administrators see their pages [ORG-01]', () => {
  const page = { access: 'administrator', path: '/organizer' } as const;
  expect(decide(page, { phase: 'guest' })).toEqual({ kind: 'redirect', to: '/login', rememberAddress: true });
  expect(decide(page, user())).toEqual(goTo('/profile'));
  expect(decide(page, user({ is_admin: true }))).toEqual(show);
  expect(decide(page, user({ is_admin: true, is_blocked: true }))).toEqual(leave);
  expect(decide(page, failed)).toEqual(wait);
});

test('starts administrators on their own page after the login [ORG-01]', () => {
  const login = { access: 'guest', path: '/login' } as const;
  expect(decide(login, user({ is_admin: true }))).toEqual(goTo('/organizer'));
  expect(decide(login, user({ is_admin: true }), '/news')).toEqual(goTo('/news'));
});

test('redirects registered users from guest and registration pages [GUARD-05] [GUARD-06]', () =>
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
])('keeps a user at step %s on its page [GUARD-03]', (registration_step, page, address) =>
  expectEverywhere(user({ registration_step }), { ...everywhere(goTo(address)), [page]: show }),
);

test.each<RegistrationStep>(['COMPANY', 'FILES', 'MEETINGS', 'FINISHED'])(
  'logs a blocked user (%s) out from every page [GUARD-02]',
  (registration_step) => expectEverywhere(user({ is_blocked: true, registration_step }), everywhere(leave)),
);

test('redirects to the requested address after login, unless rules forbid', () => {
  const from = '/catalog?company=ветер';
  expect(decide(pages['guest page'], user(), from)).toEqual(goTo(from));
  expect(decide(pages['guest page'], user({ registration_step: 'FILES' }), from)).toEqual(goTo('/register/files'));
  expect(decide(pages['guest page'], user({ is_blocked: true }), from)).toEqual(leave);
  expect(decide(pages['company step'], user(), from)).toEqual(goTo('/profile'));
});
