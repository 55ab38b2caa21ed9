import type { UserType } from 'shared-api/contract';
import { draftField, guestDraftName, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/drafts';
import { emptySignupValues, type SignupValues } from './signup.schema';

const NAME = guestDraftName('signup');

/** What is kept of the form: never the passwords, and consent is given anew each time. */
type SignupDraft = Pick<
  SignupValues,
  'company' | 'country' | 'firstname' | 'lastname' | 'phone' | 'email' | 'isAdvertisingAgency'
> & { type: UserType; city: string };

const fields: DraftFields<SignupDraft> = {
  type: draftField.oneOf('Поставщик', 'Заказчик'),
  company: draftField.text,
  country: draftField.text,
  city: draftField.text,
  firstname: draftField.text,
  lastname: draftField.text,
  phone: draftField.text,
  email: draftField.text,
  isAdvertisingAgency: draftField.flag,
};

/** The form as it was left, or an empty one. */
export function readSignupDraft(): SignupValues {
  const { city, ...kept } = readFormDraft(NAME, fields);
  // Without a country no city can have been chosen.
  return { ...emptySignupValues, ...kept, city: city && kept.country ? { value: city, label: city } : null };
}

/** Keeps what was typed, so that it survives a reload; an untouched form keeps nothing. */
export function keepSignupDraft(values: SignupValues): void {
  const typed = { ...values, city: values.city?.label };
  const names = Object.keys(fields) as (keyof SignupDraft)[];
  keepFormDraft(NAME, Object.fromEntries(names.filter((name) => typed[name]).map((name) => [name, typed[name]])));
}

/** Forgets it: the account is there. */
export function forgetSignupDraft(): void {
  keepFormDraft(NAME, {});
}
