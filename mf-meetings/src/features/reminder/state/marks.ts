import { keepDraft, readDraft } from 'shared-api/storage';

/** `told`: shown in a toast in this tab; `dismissed`: closed in this tab. */
export type MarkName = 'told' | 'dismissed';

// Drafts are deleted at logout, so that the next user neither misses a reminder nor sees a trace of one.
const nameOf = (name: MarkName) => `reminder.${name}`;
const NOTIFIED = 'reminder.notified';
const inThisTab = true;

/** Whether a reminder was marked in this tab, also before a reload. */
export function isMarked(name: MarkName, key: string): boolean {
  return readMarks(name).includes(key);
}

/** Marks a reminder until the tab is closed. */
export function mark(name: MarkName, key: string): void {
  keepDraft(nameOf(name), JSON.stringify([...readMarks(name), key]), { inThisTab });
}

/**
 * Marks a reminder as shown in all tabs.
 * @returns false when another tab has marked it
 */
export function markForAllTabs(key: string): boolean {
  // Without storage, tabs cannot see each other's marks; the notification's tag still avoids duplicates.
  if (readDraft(NOTIFIED) === key) return false;
  keepDraft(NOTIFIED, key);
  return true;
}

function readMarks(name: MarkName): string[] {
  try {
    const marks: unknown = JSON.parse(readDraft(nameOf(name), { inThisTab }));
    return Array.isArray(marks) ? marks.filter((each) => typeof each === 'string') : [];
  } catch {
    // Empty, or written by another version.
    return [];
  }
}
