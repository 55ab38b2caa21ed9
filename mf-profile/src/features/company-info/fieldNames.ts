import type { UserType } from 'shared-api/contract';
import type { CompanyInfoValues } from './companyInfo.schema';
import { texts } from './texts';

/** What the fields are called for a company of this type, in the order in which they stand. */
export function fieldNames(type: UserType): Record<keyof CompanyInfoValues, string> {
  return {
    company: texts.company,
    isAdvertisingAgency: texts.agency,
    industry: texts.industry,
    activity: texts.activity[type],
    description: texts.description,
    site: texts.site,
    circulation: texts.circulation,
    sum: texts.sum,
    branding: texts.branding,
  };
}
