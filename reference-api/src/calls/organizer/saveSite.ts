import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { readSite, readVersions, saveSitePart } from './siteContents.ts';

export const saveSite = organizerOperation('saveSite', async ({ path, body }, act) => {
  await saveSitePart(act, path.name, body);
  return { site: await readSite(act.tx), versions: await readVersions(act.tx) };
});
