import type { Participant } from 'shared-api/contract';

/** First empty field of a company's card, by its anchor in the profile form; undefined when all are filled in. */
export function missingPart(company: Participant | undefined): string | undefined {
  if (!company) return undefined;
  const parts = {
    activity: company.activity,
    circulation: company.minimum_circulation,
    sum: company.minimum_sum,
    branding: company.branding.trim(),
  };
  return Object.entries(parts).find(([, { length }]) => length === 0)?.[0];
}
