import { object } from 'yup';
import type { CurrentUser, Schema } from 'shared-api/contract';
import { rules, type PersonValues, type PlaceValues } from 'shared-ui/forms';

export type GeneralInfoValues = PersonValues & PlaceValues;

/** All fields are required (specification, section 5, General info). */
export const generalInfoSchema = object({ ...rules.person, ...rules.place });

/** Form values of the stored user. */
export function valuesOf({ firstname, lastname, phone, email, country, city }: CurrentUser): GeneralInfoValues {
  return { firstname, lastname, phone, email, country, city: city ? { value: city, label: city } : null };
}

/** Request body for the form values. */
export function infoOf(values: GeneralInfoValues): Schema<'GeneralInfo'> {
  const { city, ...rest } = tidy(values);
  return { ...rest, city: city?.label ?? '' };
}

/** Trims values as they are saved. */
export function tidy(values: GeneralInfoValues): GeneralInfoValues {
  const { firstname, lastname, email } = values;
  return { ...values, firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
}

/** A field's value as readable text. */
export function describeValue(value: GeneralInfoValues[keyof GeneralInfoValues]): string {
  return typeof value === 'string' ? value : (value?.label ?? '');
}
