import { boolean, object, ref, string } from 'yup';
import type { UserType } from 'shared-api/contract';
import { rules, ruleTexts, type PersonValues, type PlaceValues } from 'shared-ui/forms';
import { texts } from './texts';

export interface SignupValues extends PersonValues, PlaceValues {
  type: UserType | '';
  company: string;
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

/** Validates the sign-up form (specification, section 5, Sign-up). */
export const signupSchema = object({
  type: string().oneOf(['Поставщик', 'Заказчик'], ruleTexts.required).required(ruleTexts.required),
  company: rules.company,
  ...rules.place,
  ...rules.person,
  password: rules.password,
  retryPassword: rules.password.oneOf([ref('password')], ruleTexts.retryPassword),
  isAdvertisingAgency: boolean(),
  isPrivacyAccepted: boolean().oneOf([true], texts.privacyMissing),
});
