import { companyInfoOf } from 'shared-api/company-info';
import type { CurrentUser, Schema, UserType } from 'shared-api/contract';
import { hasIndustry, type CompanyInfoValues } from '../companyInfo.schema';
import { texts } from '../texts';
import { readSite } from './readSite';

/** Fields merged as a unit: agencies have no industry. */
export const TOGETHER = [['isAdvertisingAgency', 'industry']] as const;

/** Form values of the stored user. */
export function valuesOf(user: CurrentUser): CompanyInfoValues {
  const { is_advertising_agency: isAdvertisingAgency, only_chat: _, ...rest } = companyInfoOf(user);
  return { ...rest, isAdvertisingAgency };
}

/** Normalises values as they are saved: trimmed, with the full address of the site. */
export function tidy(values: CompanyInfoValues): CompanyInfoValues {
  const site = values.site.trim();
  return {
    ...values,
    company: values.company.trim(),
    description: values.description.trim(),
    site: readSite(site) ?? site,
  };
}

/** Request body for the form values; fields without a control keep the user's stored values. */
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

/** Fields whose normalised value differs from the saved one. */
export function changedFields(values: CompanyInfoValues, saved: CompanyInfoValues): (keyof CompanyInfoValues)[] {
  const [now, before] = [tidy(values), tidy(saved)];
  return (Object.keys(values) as (keyof CompanyInfoValues)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  );
}

/** A field's value as readable text; `areas` names the areas of activity. */
export function describeValue(
  value: CompanyInfoValues[keyof CompanyInfoValues],
  areas: ReadonlyMap<number, string>,
): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'string') return value;
  return value.map((one) => (typeof one === 'number' ? (areas.get(one) ?? '') : one)).join(', ');
}

/** Labels of the fields, in the form's order. */
export function labelsOf(type: UserType): Record<keyof CompanyInfoValues, string> {
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
