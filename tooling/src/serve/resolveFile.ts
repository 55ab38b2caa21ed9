import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file that may be served. */
export interface ServedFile {
  /** Absolute, with symbolic links followed. */
  path: string;
  size: number;
  /** Differs as soon as the file was written or replaced. */
  version: string;
  modifiedMs: number;
}

/**
 * The path part of a request's address, decoded.
 * @returns undefined for an address that is no path at all (malformed escapes, NUL, an absolute address)
 */
export function decodePathname(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/')) return undefined;
  try {
    const decoded = decodeURIComponent(raw);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * The file inside `root` that a decoded address names; nothing for anything else: folders, hidden files, a way out of the root
 * by dots, backslashes or symbolic links.
 */
export async function resolveFile(root: string, pathname: string): Promise<ServedFile | undefined> {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length === 0 || !segments.every(isPlainName)) return undefined;
  try {
    const base = await realpath(root);
    const file = await realpath(path.join(base, ...segments));
    if (!file.startsWith(base + path.sep)) return undefined;
    return await readServedFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A file named by the server's own configuration, wherever it stands. */
export async function readServedFile(file: string): Promise<ServedFile | undefined> {
  try {
    const facts = await stat(file, { bigint: true });
    if (!facts.isFile()) return undefined;
    const version = [facts.ino, facts.size, facts.mtimeNs].map((part) => part.toString(36)).join('-');
    return { path: file, size: Number(facts.size), version, modifiedMs: Number(facts.mtimeMs) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Dots hide a file or climb up; backslash and colon are separators on Windows. */
function isPlainName(segment: string): boolean {
  return !segment.startsWith('.') && !/[\\:]/.test(segment);
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']);

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.has(String(error.code));
}
