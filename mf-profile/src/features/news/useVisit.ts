import { useEffect, useState } from 'react';
import type { NewsPost } from 'shared-api/contract';
import { isNewSince, keepVisit, readVisit } from './lastVisit';

/**
 * Tells which posts came since this account was here last, and remembers those that it sees now. What is new stays so until the page is
 * left.
 */
export function useVisit(userId: number, posts: readonly NewsPost[] | undefined): (post: NewsPost) => boolean {
  const [visit] = useState(() => readVisit(userId));
  useEffect(() => {
    if (posts) keepVisit(userId, posts);
  }, [userId, posts]);
  return (post) => isNewSince(visit, post);
}
