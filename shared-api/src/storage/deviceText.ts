import { readText, writeText } from './browserStorage';

const PREFIX = 'vstrecha.';
const listeners = new Set<() => void>();
/** Texts that a blocked or full storage refused, kept until the page is closed. */
const refused = new Map<string, string>();

/**
 * Reads a text that this browser keeps under a name, also after logout; empty by default. For settings and hints;
 * drafts and account stores keep the rest.
 */
export function readDeviceText(name: string): string {
  return refused.get(name) ?? readText(PREFIX + name);
}

/** Keeps a text under a name; an empty one deletes it. */
export function keepDeviceText(name: string, text: string): void {
  refused.delete(name);
  if (!writeText(PREFIX + name, text)) refused.set(name, text);
  listeners.forEach((listener) => listener());
}

/** Calls back when this tab keeps a text; returns the unsubscribe. */
export function onDeviceText(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
