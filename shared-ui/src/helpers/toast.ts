/** Determines colour and icon. */
export type ToastKind = 'success' | 'danger' | 'warning' | 'info';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
}

/** More could not be read in time: the oldest is removed. */
const MOST_AT_ONCE = 4;

// Outside React: code without a component, and any remote, may show a toast before the host has rendered.
let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  messages = next;
  listeners.forEach((listener) => listener());
}

function addToast(kind: ToastKind, text: string): void {
  lastId += 1;
  change([...messages, { id: lastId, kind, text }].slice(-MOST_AT_ONCE));
}

/**
 * Shows a message for 3 seconds: `toast.success('Скопировано!')`. Works anywhere; the host renders it with `Toaster`.
 */
export const toast = {
  success: (text: string) => addToast('success', text),
  danger: (text: string) => addToast('danger', text),
  warning: (text: string) => addToast('warning', text),
  info: (text: string) => addToast('info', text),
} as const;

export function removeToast(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

/** Current messages, oldest first. */
export function getToasts(): readonly ToastMessage[] {
  return messages;
}

/** @returns unsubscribes */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
