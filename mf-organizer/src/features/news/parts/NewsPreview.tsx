import { serverNow } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { formatEditDate, formatNewsDate, slotStart } from 'shared-api/time';
import { NewsCard } from 'shared-ui/NewsCard';
import { SHOWN_TEXT } from '../limits';
import type { NewsValues } from '../state/newsValues';
import { texts } from '../texts';

interface NewsPreviewProps {
  values: NewsValues;
  /** The saved post; null for a new one. */
  post: Schema<'OrganizerNewsPost'> | null;
  /** The fields differ from the saved post. */
  isDirty: boolean;
}

/** The post as participants will see it, by the card of their news page. */
export function NewsPreview({ values, post, isDirty }: NewsPreviewProps) {
  const iso = timeOf(values, post);
  const edited = isDirty ? new Date(serverNow()).toISOString() : post?.edited_at;
  return (
    <NewsCard
      level={3}
      title={values.title.trim() || texts.previewTitle}
      text={values.text.trim() || texts.previewText}
      time={{ iso, words: formatNewsDate(iso) }}
      edited={post?.state === 'published' && edited !== undefined ? formatEditDate(edited) : undefined}
      isPinned={values.isPinned}
      limit={SHOWN_TEXT}
    />
  );
}

function timeOf({ when, date, time }: NewsValues, post: Schema<'OrganizerNewsPost'> | null): string {
  if (post?.state === 'published' && post.publish_at !== null) return post.publish_at;
  const isLater = when === 'later' && date !== '' && time !== '';
  return new Date(isLater ? slotStart(date, time) : serverNow()).toISOString();
}
