import { profileFieldNames, readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';

/** The sections in page order; the ids are also their anchors. */
export const sectionIds = [
  'general',
  'company',
  'images',
  'files',
  'meetings',
  'notify',
  'password',
  'preview',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** Names of the missing fields by section; sections without required fields have no entry. */
export function readSectionGaps(user: CurrentUser): Partial<Record<SectionId, readonly string[]>> {
  const needsMessenger = user.notify === 'SMS' || user.notify === 'ALL';
  return {
    general: (['firstname', 'lastname', 'phone', 'email', 'country', 'city'] as const)
      .filter((field) => user[field].trim() === '')
      .map((field) => personFields[field]),
    company: readProfileFields(user).missing.map((field) => profileFieldNames[field]),
    notify: needsMessenger && !user.connection.status ? ['мессенджер'] : [],
  };
}

const personFields = {
  firstname: 'имя',
  lastname: 'фамилия',
  phone: 'телефон',
  email: 'e-mail',
  country: 'страна',
  city: 'город',
};
