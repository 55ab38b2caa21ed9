import { request } from 'shared-api/client';
import { useQueryOnce } from 'shared-api/query';

/** A company's page as the other type sees it, for organizers. Fetched once: the journal notes each fetch. */
export function useCompanyPage(id: number) {
  return useQueryOnce(['organizer', 'page', id] as const, ([, , company]) =>
    request('get', '/api/organizer/participants/{id}/page', { path: { id: company } }),
  );
}
