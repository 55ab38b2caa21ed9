import { boolean, mixed, object, ref, string } from 'yup';
import type { UserType } from 'shared-api/contract';
import type { ComboboxOption } from 'shared-ui/Combobox';
import { isEmail } from 'shared-ui/isEmail';
import { isCompletePhone } from 'shared-ui/PhoneField';
import { MAX_LENGTH, PASSWORD_LENGTH } from './limits';
import { texts } from './texts';

/** The sign-up form as it is filled in. */
export interface SignupValues {
  type: UserType | '';
  company: string;
  country: string;
  city: ComboboxOption | null;
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
  password: string;
  retryPassword: string;
  isAdvertisingAgency: boolean;
  isPrivacyAccepted: boolean;
}

export const emptySignupValues: SignupValues = {
  type: '',
  company: '',
  country: '',
  city: null,
  firstname: '',
  lastname: '',
  phone: '',
  email: '',
  password: '',
  retryPassword: '',
  isAdvertisingAgency: false,
  isPrivacyAccepted: false,
};

const { errors } = texts;
const text = string().trim().required(errors.required);
const password = string().required(errors.required).min(PASSWORD_LENGTH, errors.password).max(MAX_LENGTH.password);

/** What sign-up asks for (specification, section 5, Sign-up). */
export const signupSchema = object({
  type: string().oneOf(['Поставщик', 'Заказчик'], errors.required).required(errors.required),
  company: text.max(MAX_LENGTH.company),
  country: text,
  city: mixed<ComboboxOption>().nonNullable(errors.required).required(errors.required),
  firstname: text.max(MAX_LENGTH.name),
  lastname: text.max(MAX_LENGTH.name),
  phone: text.test('phone', errors.phone, (typed = '') => isCompletePhone(typed)),
  email: text.max(MAX_LENGTH.email).test('email', errors.email, (email) => isEmail(email)),
  password,
  retryPassword: password.oneOf([ref('password')], errors.retryPassword),
  isAdvertisingAgency: boolean(),
  isPrivacyAccepted: boolean().oneOf([true], errors.privacy),
});
