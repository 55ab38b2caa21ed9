import type { Participant } from 'shared-api/contract';

/** The first part of a company's card that is not filled in, as the profile's form calls it; nothing when all are. */
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
