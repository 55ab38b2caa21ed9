import { companyInfoOf } from 'shared-api/company-info';
import type { CurrentUser, Schema } from 'shared-api/contract';
import { hasIndustry, type CompanyInfoValues } from './companyInfo.schema';
import { readSite } from './readSite';

/** The form as the server has it. */
export function valuesOf(user: CurrentUser): CompanyInfoValues {
  const { is_advertising_agency: isAdvertisingAgency, only_chat: _, ...rest } = companyInfoOf(user);
  return { ...rest, isAdvertisingAgency };
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
export function infoOf(values: CompanyInfoValues, user: CurrentUser): Schema<'CompanyInfo'> {
  const { isAdvertisingAgency, industry, ...rest } = tidy(values);
  const isKept = user.type === 'Поставщик' || hasIndustry(user.type, isAdvertisingAgency);
  return {
    ...companyInfoOf(user),
    ...rest,
    is_advertising_agency: isAdvertisingAgency,
    industry: isKept ? industry : '',
  };
}

/** What would be saved otherwise than it is. */
export function changedFields(values: CompanyInfoValues, saved: CompanyInfoValues): (keyof CompanyInfoValues)[] {
  const [now, before] = [tidy(values), tidy(saved)];
  return (Object.keys(values) as (keyof CompanyInfoValues)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  );
}
