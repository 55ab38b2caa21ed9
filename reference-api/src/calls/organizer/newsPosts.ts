import { and, count, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { news, users } from '#platform/database/schema.ts';
import { badRequest, notFound } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { isPublished } from '../news/getNews.ts';
import { isCompany } from './participantFilter.ts';
import { siteEvent } from './siteEvent.ts';
import { requireVersion } from './versions.ts';

type Post = typeof news.$inferSelect;
type Form = Schema<'OrganizerNewsForm'>;
type State = Schema<'OrganizerNewsState'>;

const stateOf = (post: Post, now: Date): State => {
  if (post.is_draft) return 'draft';
  return post.publish_at !== null && post.publish_at > now ? 'scheduled' : 'published';
};

/** A post as organizers see it. */
export const toPost = (post: Post, now: Date): Schema<'OrganizerNewsPost'> => ({
  id: post.id,
  title: post.title,
  text: post.text,
  audience: post.audience ?? 'all',
  state: stateOf(post, now),
  publish_at: post.is_draft ? null : (post.publish_at ?? post.created_at).toISOString(),
  pinned_until: post.pinned_until,
  notify: post.notify,
  created_at: post.created_at.toISOString(),
  ...(post.edited_at && { edited_at: post.edited_at.toISOString() }),
  version: post.version,
});

/** SQL condition for posts in a state, without deleted posts. */
export function inState(state: State | undefined, now: Date): SQL | undefined {
  const isKept = isNull(news.deleted_at);
  if (state === 'draft') return and(isKept, eq(news.is_draft, true));
  if (state === 'scheduled') return and(isKept, eq(news.is_draft, false), gt(news.publish_at, now));
  return state === 'published' ? isPublished(now) : isKept;
}

/** How many companies each audience has. */
export async function countAudiences(db: Database): Promise<Schema<'OrganizerNewsPage'>['audiences']> {
  const rows = await db
    .select({ type: users.type, count: count() })
    .from(users)
    .where(and(isCompany, eq(users.state, 'active')))
    .groupBy(users.type);
  const ofType = (type: string) => rows.find((row) => row.type === type)?.count ?? 0;
  const [suppliers, customers] = [ofType('Поставщик'), ofType('Заказчик')];
  return { all: suppliers + customers, Поставщик: suppliers, Заказчик: customers };
}

/** Adds a post: a draft, one with a time, or one published at once. */
export async function addPost(act: Organizing, form: Form): Promise<Post> {
  const fields = readForm(form, act.now);
  const [post] = await act.tx
    .insert(news)
    .values({ ...fields, ...timeOf(form, act.now), author_id: act.actor, created_at: act.now })
    .returning();
  if (!post) throw new Error('The database answered no row to an insert of a news post.');
  await noteSaved(act, undefined, post);
  return post;
}

/** Saves a post. One that participants see keeps its time, and they see that it was edited. */
export async function savePost(
  act: Organizing,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<Post> {
  const { tx, now } = act;
  const before = await lockPost(tx, id);
  await requireVersion(act, { type: 'news', id }, before.version, version, { ...toPost(before, now) });
  const fields = readForm(form, now);
  const isSeen = stateOf(before, now) === 'published';
  const time = isSeen ? { edited_at: now, notify: before.notify } : timeOf(form, now);
  const [post] = await tx
    .update(news)
    .set({ ...fields, ...time, version: before.version + 1 })
    .where(eq(news.id, id))
    .returning();
  if (!post) throw notFound('Новость не найдена.');
  await noteSaved(act, before, post);
  return post;
}

/** Deletes a post so that it can come back. @param isDeleted false: brings it back */
export async function deletePost(act: Organizing, id: number, isDeleted: boolean): Promise<Post> {
  const { tx, now, tell } = act;
  const before = await lockPost(tx, id, true);
  if ((before.deleted_at !== null) === isDeleted) {
    act.unchanged();
    return before;
  }
  const [post] = await tx
    .update(news)
    .set({ deleted_at: isDeleted ? now : null, version: before.version + 1 })
    .where(eq(news.id, id))
    .returning();
  if (!post) throw notFound('Новость не найдена.');
  const action = isDeleted ? 'news.delete' : 'news.restore';
  await act.journal(
    action,
    { type: 'news', ids: [id], title: post.title },
    { deleted: !isDeleted },
    { deleted: isDeleted },
  );
  if (stateOf(post, now) === 'published') tell(siteEvent('news'));
  return post;
}

/** SQL condition: a post's time has come, and open pages were not told. */
export const hasUnannounced = (now: Date): SQL =>
  sql`exists (select from news where not is_announced and not is_draft and deleted_at is null and publish_at <= ${now.toISOString()}::timestamptz)`;

/** Tells open pages of posts whose time has come. */
export async function announceNews(act: Organizing): Promise<void> {
  const { tx, now, tell } = act;
  const due = await tx
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(and(eq(news.is_announced, false), isPublished(now)))
    .for('update', { skipLocked: true });
  if (due.length === 0) return act.unchanged();
  for (const { id, title } of due) {
    await tx.update(news).set({ is_announced: true }).where(eq(news.id, id));
    await act.journal('news.publish', { type: 'news', ids: [id], title }, null, null);
  }
  tell(siteEvent('news'));
}

async function lockPost(tx: Database, id: number, isAlsoDeleted = false): Promise<Post> {
  const [post] = await tx
    .select()
    .from(news)
    .where(and(eq(news.id, id), isAlsoDeleted ? undefined : isNull(news.deleted_at)))
    .for('update');
  if (!post) throw notFound('Новость не найдена.');
  return post;
}

function readForm({ title: givenTitle, text: givenText, audience, pinned_until, notify }: Form, now: Date) {
  const title = givenTitle.toWellFormed().trim();
  const text = givenText.toWellFormed().trim();
  if (title === '') throw badRequest('Напишите заголовок.');
  if (text === '') throw badRequest('Напишите текст новости.');
  if (pinned_until) {
    requireCalendarDate(pinned_until);
    if (pinned_until < moscowDate(now)) throw badRequest('Закрепить можно до сегодняшнего дня или позже.');
  }
  return { title, text, audience: audience === 'all' ? null : audience, pinned_until: pinned_until ?? null, notify };
}

function timeOf({ publish_at }: Form, now: Date) {
  if (publish_at === null) return { is_draft: true, publish_at: null, is_announced: true };
  if (publish_at === 'now') return { is_draft: false, publish_at: now, is_announced: true };
  const at = new Date(publish_at);
  if (at <= now) throw badRequest('Выберите время позже текущего.');
  return { is_draft: false, publish_at: at, is_announced: false };
}

async function noteSaved(act: Organizing, before: Post | undefined, post: Post): Promise<void> {
  const state = stateOf(post, act.now);
  const was = before && stateOf(before, act.now);
  const isNew = state === 'published' && was !== 'published';
  const action = isNew ? 'news.publish' : before ? 'news.edit' : 'news.create';
  await act.journal(
    action,
    { type: 'news', ids: [post.id], title: post.title },
    before ? factsOf(before, act.now) : null,
    factsOf(post, act.now),
  );
  if (state === 'published') act.tell(siteEvent('news'));
}

function factsOf(post: Post, now: Date): Record<string, unknown> {
  const { title, text, audience, state, publish_at, pinned_until, notify } = toPost(post, now);
  return { title, text, audience, state, publish_at, pinned_until, notify };
}
