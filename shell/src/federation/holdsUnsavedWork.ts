/**
 * Whether closing the page would lose something. Forms, uploads and what is being sent say so to the browser in `beforeunload`, which is the
 * one place where all of them do; they are asked the same way, and nobody is shown anything.
 */
export function holdsUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
