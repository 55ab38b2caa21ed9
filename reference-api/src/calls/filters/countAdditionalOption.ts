import { eq } from 'drizzle-orm';
import { catalogueCounts } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { countOption } from './catalogueOptions.ts';

export const countAdditionalOption = participantOperation('countAdditionalOption', ({ path, viewer }, context) =>
  countOption(context, viewer, path.kind, eq(catalogueCounts.value, path.name)),
);
