import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { realPath } from '../system/realPath.ts';

/** A change of the registry: what, by whom, when and from where. */
export interface JournalEntry {
  at: string;
  /** Version of the registry that the change made. */
  version: number;
  by: string;
  /** Address of the machine, or the name of this one. */
  from: string;
  remote: string;
  /** `release 1.4.0-0c5d1e2a 10 %` */
  change: string;
  /** Why a refusal was overridden. */
  reason?: string;
}

/** Who changes the registry, for its journal and the list of releases. */
export interface Author {
  by: string;
  from: string;
}

/** The author of changes made on this machine. */
export const authorHere = (by: string): Author => ({ by, from: hostname() });

const journalOf = (registry: string) => realPath(registry).replace(/(?:\.json)?$/, '.journal.jsonl');

/** Adds a line to the journal beside the registry. The file only grows. */
export function appendJournal(registry: string, entries: readonly JournalEntry[]): void {
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  appendFileSync(journalOf(registry), lines, { mode: 0o600, flush: true });
}

/** The journal beside the registry, oldest first. */
export function readJournal(registry: string): JournalEntry[] {
  const file = journalOf(registry);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as JournalEntry);
}
