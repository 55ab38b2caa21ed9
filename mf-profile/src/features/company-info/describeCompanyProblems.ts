import type { UserType } from 'shared-api/contract';
import { describeProblems } from '#forms/describeProblems';
import type { CompanyInfoValues } from './companyInfo.schema';
import { texts } from './texts';

/** Says what keeps the form from being saved; undefined when nothing does. */
export function describeCompanyProblems(
  problems: Partial<Record<keyof CompanyInfoValues, unknown>>,
  type: UserType,
): string | undefined {
  return describeProblems(problems, namesOf(type), [texts.errors.required, texts.errors.choose]);
}

function namesOf(type: UserType): Record<keyof CompanyInfoValues, string> {
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
