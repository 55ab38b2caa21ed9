import { desc, sql } from 'drizzle-orm';
import { news } from '#platform/database/schema.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';
import { publishedAt } from '../news/getNews.ts';
import { countAudiences, inState, toPost } from './newsPosts.ts';

export const getOrganizerNews = administratorOperation('getOrganizerNews', async ({ query }, { db, clock }) => {
  const now = clock.now();
  const where = inState(query.state, now);
  const posts = await db
    .select()
    .from(news)
    .where(where)
    .orderBy(sql`${news.is_draft} desc, ${publishedAt} desc`, desc(news.id))
    .limit(query.limit)
    .offset(pageOffset(query));
  const total_count = await db.$count(news, where);
  return {
    news: posts.map((post) => toPost(post, now)),
    pages: pageCount(total_count, query.limit),
    total_count,
    counts: {
      draft: await db.$count(news, inState('draft', now)),
      scheduled: await db.$count(news, inState('scheduled', now)),
      published: await db.$count(news, inState('published', now)),
    },
    audiences: await countAudiences(db),
  };
});
