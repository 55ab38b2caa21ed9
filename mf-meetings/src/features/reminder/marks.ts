/** What a tab has said and what was closed in it. */
export type MarkName = 'told' | 'dismissed';

const PREFIX = 'vstrecha:reminder:';
const NOTIFIED = `${PREFIX}notified`;

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
  try {
    if (localStorage.getItem(NOTIFIED) === key) return false;
    localStorage.setItem(NOTIFIED, key);
  } catch {
    // Without storage the browser's own tag still lets one notification replace the other.
  }
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
