import { useEffect, useState } from 'react';
import type { NewsPost } from 'shared-api/contract';
import { isNewSince, keepVisit, readVisit } from './lastVisit';

/**
 * Decides which posts are new since the account's last visit and stores the current ones as seen. Posts stay marked as
 * new until the page is left.
 */
export function useVisit(userId: number, posts: readonly NewsPost[] | undefined): (post: NewsPost) => boolean {
  const [visit] = useState(() => readVisit(userId));
  useEffect(() => {
    if (posts) keepVisit(userId, posts);
  }, [userId, posts]);
  return (post) => isNewSince(visit, post);
}
