import { afterEach, expect, test } from '@jest/globals';
import { claimDrafts, keepDraft, readDraft } from 'shared-api/drafts';
import { emptySignupValues } from './signup.schema';
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

test('what was typed comes back, except passwords and consent', () => {
  keepSignupDraft({ ...typed, password: 'hunter22', retryPassword: 'hunter23', isPrivacyAccepted: true });
  expect(JSON.stringify({ ...localStorage })).not.toContain('hunter');
  expect(readSignupDraft()).toEqual(typed);
});

test('an empty form keeps nothing, a forgotten one is empty', () => {
  keepSignupDraft({ ...emptySignupValues, password: 'hunter22' });
  expect(localStorage).toHaveLength(0);
  keepSignupDraft(typed);
  forgetSignupDraft();
  expect(localStorage).toHaveLength(0);
  expect(readSignupDraft()).toEqual(emptySignupValues);
});

test.each(['', 'garbage', 'null', '[]', '{"type":"Админ","company":7,"city":"Москва","phone":null}'])(
  'a draft that makes no sense (%s) is an empty form',
  (draft) => {
    keepDraft('guest.signup', draft);
    expect(readDraft('guest.signup')).toBe(draft);
    expect(readSignupDraft()).toEqual(emptySignupValues);
  },
);

test('it is forgotten as soon as anybody logs in on the device, also the one who wrote it', () => {
  claimDrafts(1);
  keepSignupDraft(typed);
  claimDrafts(1);
  expect(readSignupDraft()).toEqual(emptySignupValues);
});
