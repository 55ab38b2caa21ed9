/**
 * Whether closing the page would lose unsaved work. Forms, uploads and pending messages all handle `beforeunload`;
 * dispatching it asks them without showing a dialog.
 */
export function holdsUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
