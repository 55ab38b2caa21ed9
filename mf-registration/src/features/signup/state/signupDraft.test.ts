import { afterEach, expect, test } from '@jest/globals';
import { claimDrafts, keepDraft, readDraft } from 'shared-api/storage';
import { emptySignupValues } from '../signup.schema';
import { forgetSignupDraft, keepSignupDraft, readSignupDraft } from './signupDraft';

afterEach(() => localStorage.clear());

const typed = {
  ...emptySignupValues,
  type: 'Заказчик',
  company: 'Ветер',
  country: 'Россия',
  city: { value: 'Москва', label: 'Москва' },
  phone: '+7 (9',
  isAdvertisingAgency: true,
} as const;

test('restores the form except passwords and consent', () => {
  keepSignupDraft({ ...typed, password: 'hunter22', retryPassword: 'hunter23', isPrivacyAccepted: true });
  expect(JSON.stringify({ ...localStorage })).not.toContain('hunter');
  expect(readSignupDraft()).toEqual(typed);
});

test('stores no empty form and forgets the draft', () => {
  keepSignupDraft({ ...emptySignupValues, password: 'hunter22' });
  expect(localStorage).toHaveLength(0);
  keepSignupDraft(typed);
  forgetSignupDraft();
  expect(localStorage).toHaveLength(0);
  expect(readSignupDraft()).toEqual(emptySignupValues);
});

test.each(['', 'garbage', 'null', '[]', '{"type":"Админ","company":7,"city":"Москва","phone":null}'])(
  'ignores an invalid draft: %s',
  (draft) => {
    keepDraft('guest.signup', draft);
    expect(readDraft('guest.signup')).toBe(draft);
    expect(readSignupDraft()).toEqual(emptySignupValues);
  },
);

test('deletes the draft when an account logs in', () => {
  claimDrafts(1);
  keepSignupDraft(typed);
  claimDrafts(1);
  expect(readSignupDraft()).toEqual(emptySignupValues);
});
