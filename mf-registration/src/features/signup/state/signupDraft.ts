import type { UserType } from 'shared-api/contract';
import { draftField, guestDraftName, keepFormDraft, readFormDraft, type DraftFields } from 'shared-api/storage';
import { emptySignupValues, type SignupValues } from '../signup.schema';

const NAME = guestDraftName('signup');

/** Stored part of the form: never the passwords, and consent must be given again each time. */
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

/** Restores the form, or returns an empty one. */
export function readSignupDraft(): SignupValues {
  const { city, ...kept } = readFormDraft(NAME, fields);
  // A city can only be chosen after the country.
  return { ...emptySignupValues, ...kept, city: city && kept.country ? { value: city, label: city } : null };
}

/** Stores the form, so that it survives a reload; an untouched form is not stored. */
export function keepSignupDraft(values: SignupValues): void {
  const typed = { ...values, city: values.city?.label };
  const names = Object.keys(fields) as (keyof SignupDraft)[];
  keepFormDraft(NAME, Object.fromEntries(names.filter((name) => typed[name]).map((name) => [name, typed[name]])));
}

/** Deletes the draft after the account was created. */
export function forgetSignupDraft(): void {
  keepFormDraft(NAME, {});
}
