import { administratorOperation } from '#platform/http/operation.ts';
import { readSite, readVersions } from './siteContents.ts';

export const getOrganizerSite = administratorOperation('getOrganizerSite', async (_request, { db }) => ({
  site: await readSite(db),
  versions: await readVersions(db),
}));
