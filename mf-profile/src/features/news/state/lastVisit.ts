import { useEffect, useState } from 'react';
import type { NewsPost } from 'shared-api/contract';
import { keepDeviceText, readDeviceText } from 'shared-api/storage';

const nameOf = (userId: number) => `news.${userId}`;

/**
 * Publication time in ms of the newest post that the account has seen on this device; undefined before its first visit.
 */
export type NewsVisit = number | undefined;

/** Reads the last visit of an account. */
export function readVisit(userId: number): NewsVisit {
  return Number.parseInt(readDeviceText(nameOf(userId)), 10) || undefined;
}

/** Stores the newest of these posts as seen. */
export function keepVisit(userId: number, posts: readonly NewsPost[]): void {
  // Not 0: an account that has seen an empty page counts as visited, so later posts are new to it.
  const newest = Math.max(1, readVisit(userId) ?? 1, ...posts.map(writtenAt));
  keepDeviceText(nameOf(userId), String(newest));
}

/** Whether a post was published after the visit. Always false on a first visit, where every post would be new. */
export function isNewSince(visit: NewsVisit, post: NewsPost): boolean {
  return visit !== undefined && writtenAt(post) > visit;
}

function writtenAt({ created_at }: NewsPost): number {
  return Date.parse(created_at);
}

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
