import { mixed, object, string } from 'yup';
import type { CurrentUser, Schema } from 'shared-api/contract';
import type { ComboboxOption } from 'shared-ui/Combobox';
import { isEmail } from 'shared-ui/isEmail';
import { isCompletePhone } from 'shared-ui/PhoneField';
import { texts } from './texts';

/** Longest texts that the call takes, as the contract says. */
export const MAX_LENGTH = { name: 100, email: 200 } as const;

/** The person and the place, as the form holds them. A type, not an interface: formik wants an index signature. */
export type GeneralInfoValues = {
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
  country: string;
  city: ComboboxOption | null;
};

const { errors } = texts;
const text = string().trim().required(errors.required);

/** What is asked for (specification, section 5, General info): everything. */
export const generalInfoSchema = object({
  firstname: text.max(MAX_LENGTH.name),
  lastname: text.max(MAX_LENGTH.name),
  phone: text.test('phone', errors.phone, (typed = '') => isCompletePhone(typed)),
  email: text.max(MAX_LENGTH.email).test('email', errors.email, (email) => isEmail(email)),
  country: text,
  city: mixed<ComboboxOption>().nonNullable(errors.required).required(errors.required),
});

/** The form as the server has it. */
export function valuesOf({ firstname, lastname, phone, email, country, city }: CurrentUser): GeneralInfoValues {
  return { firstname, lastname, phone, email, country, city: city ? { value: city, label: city } : null };
}

/** The form as the call takes it. */
export function infoOf(values: GeneralInfoValues): Schema<'GeneralInfo'> {
  const { city, ...rest } = tidy(values);
  return { ...rest, city: city?.label ?? '' };
}

/** Without blanks at the ends: as it is saved. */
export function tidy(values: GeneralInfoValues): GeneralInfoValues {
  const { firstname, lastname, email } = values;
  return { ...values, firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
}
