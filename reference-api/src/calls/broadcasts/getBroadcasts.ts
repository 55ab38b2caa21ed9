import { broadcasts } from '#platform/database/schema.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';
import { countLeft, findBroadcasts, inGroup } from './broadcastRows.ts';

export const getBroadcasts = administratorOperation('getBroadcasts', async ({ query }, { db, clock }) => {
  const where = query.state && inGroup(query.state);
  const total_count = await db.$count(broadcasts, where);
  return {
    broadcasts: await findBroadcasts(db, where, { limit: query.limit, offset: pageOffset(query) }),
    pages: pageCount(total_count, query.limit),
    total_count,
    counts: {
      draft: await db.$count(broadcasts, inGroup('draft')),
      scheduled: await db.$count(broadcasts, inGroup('scheduled')),
      sent: await db.$count(broadcasts, inGroup('sent')),
    },
    left: await countLeft(db, clock.now()),
  };
});
