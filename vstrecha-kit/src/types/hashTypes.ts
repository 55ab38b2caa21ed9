import { createHash } from 'node:crypto';
import { readTexts } from './readTexts.ts';
import type { HashedTypes, Provided } from './types.ts';

/** Adds hashes of the types, so that builds are named without a compiler. */
export function hashTypes(provided: Provided): HashedTypes {
  const hashes = Object.entries(readTexts(provided.types)).map(
    ([subject, text]) => [subject, createHash('sha256').update(text).digest('base64url').slice(0, 12)] as const,
  );
  return { ...provided, hashes: Object.fromEntries(hashes) };
}
