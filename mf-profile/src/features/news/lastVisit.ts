import type { NewsPost } from 'shared-api/contract';

const PREFIX = 'vstrecha.news.';

/** How far an account has read the news on this device. */
export type NewsVisit = number | undefined;

/** When the newest post came that this account has had on the page of news, in ms; undefined before its first visit. */
export function readVisit(userId: number): NewsVisit {
  try {
    return Number.parseInt(localStorage.getItem(PREFIX + userId) ?? '', 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that these posts have been on the screen. Without a storage nothing is ever marked as new. */
export function keepVisit(userId: number, posts: readonly NewsPost[]): void {
  // Not 0: an account that has seen an empty page has been here, and what comes later is new to it.
  const newest = Math.max(1, readVisit(userId) ?? 1, ...posts.map(writtenAt));
  try {
    localStorage.setItem(PREFIX + userId, String(newest));
  } catch {
    // see above
  }
}

/** Whether a post came after the visit. On a first visit nothing is new: everything is. */
export function isNewSince(visit: NewsVisit, post: NewsPost): boolean {
  return visit !== undefined && writtenAt(post) > visit;
}

function writtenAt({ created_at }: NewsPost): number {
  return Date.parse(created_at);
}
