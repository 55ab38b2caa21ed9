import type { Participant } from 'shared-api/contract';
import { companyFit, fitScore } from 'shared-api/fit';

/** Companies with the best fits first; the others keep their order, as on the server. */
export function sortByFit(viewer: Participant, companies: readonly Participant[]): Participant[] {
  const scores = new Map(
    companies.map((company) => {
      const fit = companyFit(viewer, company);
      return [company.id, fit ? fitScore(fit) : -1];
    }),
  );
  return companies.toSorted((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0));
}
