import type { NewsPost } from 'shared-api/contract';
import { formatEditDate, formatNewsDate } from 'shared-api/time';
import type { NewsCardProps } from 'shared-ui/NewsCard';

/** What `NewsCard` shows of a post. */
export function postFacts({
  title,
  text,
  created_at: created,
  edited_at: edited,
  pinned = false,
}: NewsPost): Pick<NewsCardProps, 'title' | 'text' | 'time' | 'edited' | 'isPinned'> {
  return {
    title,
    text,
    time: { iso: created, words: formatNewsDate(created) },
    edited: edited === undefined ? undefined : formatEditDate(edited),
    isPinned: pinned,
  };
}
