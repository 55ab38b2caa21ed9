import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Host } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { TYPES_FILE, type Types } from '../types/types.ts';

/** Content of a shell’s `/provides.json`, for builds and releases. */
export interface ShellDescription extends Host {
  /** Name of the shell's build. */
  shell: string;
  /** Pages and widgets that it renders: `mf_catalog/CatalogPage`. */
  uses: readonly string[];
  /** Names that builds may use in remote.json. */
  layouts: readonly string[];
  badges: readonly string[];
  slots: readonly string[];
  /** Addresses of the shell's pages and of its server: `/login`, `/unsubscribe_notifications/:token`, `/api/*`. */
  paths: readonly string[];
}

/** Name of the file. */
export const PROVIDES_FILE = 'provides.json';

const TIMEOUT_MS = 10_000;

/**
 * Reads what a shell provides.
 * @param from the shell's address, or a folder with its files
 * @throws {UsageError} when it cannot be read
 */
export async function readDescription(from: string): Promise<ShellDescription> {
  const content = await readJson(from, PROVIDES_FILE);
  if (!isDescription(content)) throw unread(from, PROVIDES_FILE, 'has other content');
  return content;
}

/** Reads the types of a shell's exports, from the same place. */
export async function readShellTypes(from: string): Promise<Types> {
  const content = await readJson(from, TYPES_FILE);
  if (typeof content !== 'object' || content === null || !('subjects' in content))
    throw unread(from, TYPES_FILE, 'has other content');
  return content as Types;
}

async function readJson(from: string, name: string): Promise<unknown> {
  if (!/^https?:/.test(from)) {
    try {
      return JSON.parse(readFileSync(path.join(from, name), 'utf8')) as unknown;
    } catch (error) {
      throw unread(from, name, `cannot be read (${describe(error)})`);
    }
  }
  const answer = await fetch(`${from}/${name}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw unread(from, name, `cannot be reached (${describe(error)})`);
  });
  if (!answer.ok) throw unread(from, name, `answers ${answer.status}`);
  return answer.json().catch(() => undefined);
}

function unread(from: string, name: string, reason: string): UsageError {
  return new UsageError(
    `The shell ${from} does not say what it provides: ${from}/${name} ${reason}. Start it or name one that runs: --shell <address>.`,
  );
}

function isDescription(content: unknown): content is ShellDescription {
  if (typeof content !== 'object' || content === null) return false;
  const { provides, versions, uses, layouts, badges, slots, paths } = content as Partial<ShellDescription>;
  return (
    [provides, versions].every((record) => typeof record === 'object') &&
    [uses, layouts, badges, slots, paths].every((list) => Array.isArray(list))
  );
}

/** Short description of a failed request. */
export function describe(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'no answer in time';
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
