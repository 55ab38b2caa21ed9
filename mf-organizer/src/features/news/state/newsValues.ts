import type { Schema } from 'shared-api/contract';
import { dayOf, formatDate, formatTime, slotStart, todayInMoscow } from 'shared-api/time';
import { texts } from '../texts';

type Post = Schema<'OrganizerNewsPost'>;

/** Values of the editor's fields. */
export interface NewsValues {
  title: string;
  text: string;
  audience: Schema<'NewsAudience'>;
  when: 'now' | 'later';
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm */
  time: string;
  isPinned: boolean;
  /** yyyy-MM-dd */
  pinnedUntil: string;
  notify: boolean;
}

/** Whether a post is out or keeps its time, so that it can only be saved. @param isLater a time is chosen */
export const isOut = (post: Post | null, isLater: boolean) =>
  post?.state === 'published' || (post?.state === 'scheduled' && isLater);

/** What saving does with the post's time. */
export type NewsIntent = 'draft' | 'publish' | 'keep';

/** The empty editor. */
export const NO_POST: NewsValues = {
  title: '',
  text: '',
  audience: 'all',
  when: 'now',
  date: '',
  time: '',
  isPinned: false,
  pinnedUntil: '',
  notify: false,
};

/** Fields of a saved post. Without a pin that is over: the server refuses its day. */
export function valuesOf({
  title,
  text,
  audience,
  state,
  publish_at: at,
  pinned_until: pin,
  notify,
}: Post): NewsValues {
  const isLater = state === 'scheduled' && at !== null;
  const isPinned = pin !== null && pin >= todayInMoscow();
  return {
    title,
    text,
    audience,
    when: isLater ? 'later' : 'now',
    date: isLater ? dayOf(at) : '',
    time: isLater ? formatTime(at) : '',
    isPinned,
    pinnedUntil: isPinned ? pin : '',
    notify,
  };
}

/** The body of a save. @param post the saved one, whose time a published post keeps */
export function formOf(
  values: NewsValues,
  intent: NewsIntent,
  post: Post | null,
): Omit<Schema<'OrganizerNewsForm'>, 'client_id'> {
  const { title, text, audience, isPinned, pinnedUntil, notify } = values;
  return {
    title: title.trim(),
    text: text.trim(),
    audience,
    publish_at: timeOf(values, intent, post),
    pinned_until: isPinned ? pinnedUntil : null,
    notify,
  };
}

function timeOf({ when, date, time }: NewsValues, intent: NewsIntent, post: Post | null): Schema<'NewsTime'> {
  if (intent === 'keep' && post?.state === 'published') return post.publish_at;
  if (intent === 'draft') return null;
  return when === 'now' ? 'now' : new Date(slotStart(date, time)).toISOString();
}

/** Each field in words, for the comparison with another organizer's version. */
export function describe(values: NewsValues): { label: string; text: string }[] {
  const { title, text, audience, when, date, time, isPinned, pinnedUntil, notify } = values;
  return [
    { label: texts.headline, text: title },
    { label: texts.text, text },
    { label: texts.audience, text: texts.audiences[audience] },
    { label: texts.when, text: when === 'now' ? texts.now : [date && formatDate(date), time].join(', ') },
    { label: texts.pinDate, text: isPinned && pinnedUntil ? formatDate(pinnedUntil) : '' },
    { label: texts.notify, text: notify ? 'Да' : 'Нет' },
  ];
}

/** Whether a stored draft still has the editor's shape. */
export function isNewsValues(value: unknown): value is NewsValues {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return (
    Object.entries(NO_POST).every(([name, empty]) => typeof kept[name] === typeof empty) &&
    Object.hasOwn(texts.audiences, String(kept.audience)) &&
    (kept.when === 'now' || kept.when === 'later')
  );
}
