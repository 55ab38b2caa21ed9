/** SWR keys of what the company's form offers to choose from. */
export const companyOptionsKeys = {
  activities: ['company-options', 'activities'] as const,
  deal: ['company-options', 'deal'] as const,
  industries: ['company-options', 'industries'] as const,
};

/** Lists do not change while somebody fills in a form. */
export const companyOptionsBehaviour = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;
