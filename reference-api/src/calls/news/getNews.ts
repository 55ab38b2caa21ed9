import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import { news } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';

export const getNews = userOperation('getNews', async ({ query, viewer }, { db, clock }) => {
  const now = clock.now();
  const isForViewer = viewer.is_admin ? undefined : or(isNull(news.audience), eq(news.audience, viewer.type));
  const where = and(isPublished(now), isForViewer);
  const isPinned = sql<boolean>`coalesce(${news.pinned_until} >= ${moscowDate(now)}, false)`;
  const posts = await db
    .select({
      id: news.id,
      title: news.title,
      text: news.text,
      published: sql<Date | string>`${publishedAt}`,
      edited_at: news.edited_at,
      pinned: isPinned,
    })
    .from(news)
    .where(where)
    .orderBy(sql`${isPinned} desc, ${publishedAt} desc, ${news.id} desc`)
    .limit(query.limit)
    .offset(pageOffset(query));
  return {
    news: posts.map(({ published, edited_at, pinned, ...post }) => ({
      ...post,
      created_at: new Date(published).toISOString(),
      ...(edited_at && { edited_at: edited_at.toISOString() }),
      ...(pinned && { pinned }),
    })),
    pages: pageCount(await db.$count(news, where), query.limit),
  };
});

/** When a post appeared; one that an operator inserted has only the time of its row. */
export const publishedAt = sql`coalesce(${news.publish_at}, ${news.created_at})`;

/** SQL condition for posts that participants see. */
export function isPublished(now: Date): SQL | undefined {
  return and(eq(news.is_draft, false), isNull(news.deleted_at), or(isNull(news.publish_at), lte(news.publish_at, now)));
}
