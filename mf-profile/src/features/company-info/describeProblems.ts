import type { UserType } from 'shared-api/contract';
import type { CompanyInfoValues } from './companyInfo.schema';
import { texts } from './texts';

/**
 * Says what keeps the form from being saved: which fields are missing, and which are wrong, in the order of the form.
 * @returns undefined when nothing does
 */
export function describeProblems(
  problems: Partial<Record<keyof CompanyInfoValues, unknown>>,
  type: UserType,
): string | undefined {
  const names = namesOf(type);
  const fields = (Object.keys(names) as (keyof CompanyInfoValues)[]).filter((field) => problems[field] !== undefined);
  const isMissing = (field: keyof CompanyInfoValues) =>
    problems[field] === texts.errors.required || problems[field] === texts.errors.choose;
  const quoted = (some: typeof fields) => some.map((field) => `«${names[field]}»`).join(', ');
  const missing = quoted(fields.filter(isMissing));
  const wrong = quoted(fields.filter((field) => !isMissing(field)));
  return [missing && texts.missing(missing), wrong && texts.wrong(wrong)].filter(Boolean).join(' ') || undefined;
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
