import type { CurrentUser, Schema } from 'shared-api/contract';
import { hasIndustry, type CompanyInfoValues } from './companyInfo.schema';
import { readSite } from './readSite';

/** The form as the server has it. */
export function valuesOf(user: CurrentUser): CompanyInfoValues {
  return {
    company: user.company,
    activity: user.activity.map(({ id }) => id),
    description: user.description,
    site: user.site,
    circulation: user.minimum_circulation,
    sum: user.minimum_sum,
    branding: user.branding,
    isAdvertisingAgency: user.is_advertising_agency,
    industry: user.industry,
  };
}

/** The same without blanks at the ends, and with the whole address of the site: as it is saved. */
export function tidy(values: CompanyInfoValues): CompanyInfoValues {
  const site = values.site.trim();
  return {
    ...values,
    company: values.company.trim(),
    description: values.description.trim(),
    site: readSite(site) ?? site,
  };
}

/** The form as the call takes it. What the form has no field for stays as the user has it. */
export function infoOf(values: CompanyInfoValues, { type, only_chat }: CurrentUser): Schema<'CompanyInfo'> {
  const { isAdvertisingAgency, industry, ...rest } = tidy(values);
  const isKept = type === 'Поставщик' || hasIndustry(type, isAdvertisingAgency);
  return { ...rest, only_chat, is_advertising_agency: isAdvertisingAgency, industry: isKept ? industry : '' };
}
