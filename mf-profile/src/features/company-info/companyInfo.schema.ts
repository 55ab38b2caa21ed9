import { array, boolean, number, object, string, ValidationError } from 'yup';
import type { UserType } from 'shared-api/contract';
import { MAX_LENGTH } from './limits';
import { readSite } from './readSite';
import { texts } from './texts';

/** What the form is filled in for: the registration requires nearly everything, the profile only the company's name. */
export type CompanyInfoPurpose = 'registration' | 'profile';

/** The company's form as it is filled in. */
export interface CompanyInfoValues {
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
}

/** What is wrong, by field. */
type CompanyInfoProblems = Partial<Record<keyof CompanyInfoValues, string>>;

const { errors } = texts;
const text = string().trim();
const filled = text.required(errors.required);
const site = text.test('site', errors.site, (typed = '') => typed === '' || readSite(typed) !== undefined);
const choices = array(string().required());
const someChoices = choices.required(errors.choose).min(1, errors.choose);

const profileSchema = object({
  // The server takes no company without a name, at any time.
  company: filled.max(MAX_LENGTH.company, errors.company),
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
  activity: array(number().required()).required(errors.choose).min(1, errors.choose),
  description: filled.max(MAX_LENGTH.description, errors.description),
  site: site.required(errors.required),
  circulation: someChoices,
  sum: someChoices,
  branding: filled,
});

const customerRegistrationSchema = registrationSchema.shape({
  industry: text.when('isAdvertisingAgency', { is: false, then: (industry) => industry.required(errors.required) }),
});

/** Checks the form (specification, section 5, Company info). */
export function findProblems(
  values: CompanyInfoValues,
  purpose: CompanyInfoPurpose,
  type: UserType,
): CompanyInfoProblems {
  const inRegistration = type === 'Заказчик' ? customerRegistrationSchema : registrationSchema;
  try {
    (purpose === 'registration' ? inRegistration : profileSchema).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message] as const));
  }
}

/** Whether a field must be filled in: those are marked. */
export function isRequired(field: keyof CompanyInfoValues, purpose: CompanyInfoPurpose): boolean {
  if (field === 'company') return true;
  return purpose === 'registration' && field !== 'isAdvertisingAgency';
}

/** Whether the company has an economic sector to name: customers that are no agency do. */
export function hasIndustry(type: UserType, isAdvertisingAgency: boolean): boolean {
  return type === 'Заказчик' && !isAdvertisingAgency;
}
