/** What a toast says by its colour and icon. */
export type ToastKind = 'success' | 'danger' | 'warning' | 'info';

/** One message on its way across the screen. */
export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
}

/** More than this at once nobody reads: the oldest gives way. */
const MOST_AT_ONCE = 4;

// Outside React: a toast may be wanted by code that is no component, and by any remote, before the host has drawn anything.
let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  messages = next;
  listeners.forEach((listener) => listener());
}

/** Adds a message. */
export function addToast(kind: ToastKind, text: string): void {
  lastId += 1;
  change([...messages, { id: lastId, kind, text }].slice(-MOST_AT_ONCE));
}

/** Takes a message away. */
export function removeToast(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

/** The messages shown now, oldest first. */
export function getToasts(): readonly ToastMessage[] {
  return messages;
}

/** Calls back when they change; returns the unsubscribe. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
