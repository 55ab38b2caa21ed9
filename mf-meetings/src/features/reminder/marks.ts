import { DRAFT_PREFIX, keepDraft, readDraft } from 'shared-api/drafts';

/** What a tab has said and what was closed in it. */
export type MarkName = 'told' | 'dismissed';

// Forgotten with the drafts, so that nobody who logs in later misses a reminder or learns of one.
const PREFIX = `${DRAFT_PREFIX}reminder.`;
const NOTIFIED = 'reminder.notified';

/** Whether a reminder has been marked in this tab, also before a reload. */
export function isMarked(name: MarkName, key: string): boolean {
  return readMarks(name).includes(key);
}

/** Marks a reminder for as long as the tab lives. */
export function mark(name: MarkName, key: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify([...readMarks(name), key]));
  } catch {
    // Storage is full or forbidden: after a reload the reminder comes once more.
  }
}

/** Marks in all tabs that the person was told of a reminder. False when another tab has done so before. */
export function markForAllTabs(key: string): boolean {
  // A browser that keeps nothing knows of no other tab: its own tag still lets one notification replace the other.
  if (readDraft(NOTIFIED) === key) return false;
  keepDraft(NOTIFIED, key);
  return true;
}

function readMarks(name: MarkName): string[] {
  try {
    const marks: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '[]');
    return Array.isArray(marks) ? marks.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
