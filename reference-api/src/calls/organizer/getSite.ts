import { guestOperation } from '#platform/http/operation.ts';
import { readSite } from './siteContents.ts';

export const getSite = guestOperation('getSite', (_request, { db }) => readSite(db));
