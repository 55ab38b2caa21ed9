import { count, desc } from 'drizzle-orm';
import { news } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';

export const getNews = userOperation('getNews', async ({ query }, { db }) => {
  const [total] = await db.select({ count: count() }).from(news);
  const posts = await db
    .select()
    .from(news)
    .orderBy(desc(news.created_at), desc(news.id))
    .limit(query.limit)
    .offset(pageOffset(query));
  return {
    news: posts.map((post) => ({ ...post, created_at: post.created_at.toISOString() })),
    pages: pageCount(total?.count ?? 0, query.limit),
  };
});
