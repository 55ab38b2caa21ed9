import { array, boolean, number, object, string, type Schema } from 'yup';
import type { UserType } from 'shared-api/contract';
import { isBlank } from 'shared-api/text';
import { rules, ruleTexts } from 'shared-ui/forms';
import { readSite } from './state/readSite';
import { MAX_LENGTH, texts } from './texts';

/** Decides which fields are required: nearly all in registration, only the company's name in the profile. */
export type CompanyInfoPurpose = 'registration' | 'profile';

/** Values of the company form. A type, not an interface: formik requires an index signature. */
export type CompanyInfoValues = {
  company: string;
  /** Ids of areas, not of groups. */
  activity: number[];
  description: string;
  site: string;
  circulation: string[];
  sum: string[];
  branding: string;
  isAdvertisingAgency: boolean;
  industry: string;
};

const { errors } = texts;
const text = string().trim();
const filled = text.required(ruleTexts.required).test('visible', ruleTexts.required, (typed = '') => !isBlank(typed));
const site = text.test('site', errors.site, (typed = '') => typed === '' || readSite(typed) !== undefined);
const choices = array(string().required());
const someChoices = choices.required(ruleTexts.choose).min(1, ruleTexts.choose);

const profileSchema = object({
  // The server always refuses a company without a name.
  company: rules.company,
  activity: array(number().required()),
  description: text.max(MAX_LENGTH.description, errors.description),
  site,
  circulation: choices,
  sum: choices,
  branding: text,
  isAdvertisingAgency: boolean().required(),
  industry: text,
});

const registrationSchema = profileSchema.shape({
  activity: array(number().required()).required(ruleTexts.choose).min(1, ruleTexts.choose),
  description: filled.max(MAX_LENGTH.description, errors.description),
  site: site.required(ruleTexts.required),
  circulation: someChoices,
  sum: someChoices,
  branding: filled,
});

const customerRegistrationSchema = registrationSchema.shape({
  industry: text.when('isAdvertisingAgency', { is: false, then: (industry) => industry.required(ruleTexts.required) }),
});

/** Rules of the form (specification, section 5, Company info). */
export function companyInfoSchema(purpose: CompanyInfoPurpose, type: UserType): Schema {
  if (purpose === 'profile') return profileSchema;
  return type === 'Заказчик' ? customerRegistrationSchema : registrationSchema;
}

/** Whether a field is required and marked as such. */
export function isRequired(field: keyof CompanyInfoValues, purpose: CompanyInfoPurpose): boolean {
  if (field === 'company') return true;
  return purpose === 'registration' && field !== 'isAdvertisingAgency';
}

/** Whether the industry field applies: only to customers that are not advertising agencies. */
export function hasIndustry(type: UserType, isAdvertisingAgency: boolean): boolean {
  return type === 'Заказчик' && !isAdvertisingAgency;
}
