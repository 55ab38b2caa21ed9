/** The contract has no deeper value. */
const MAX_DEPTH = 20;

/**
 * Describes what is wrong with a request's values beyond their schemas, as a Russian sentence; undefined when they are valid.
 * Works level by level instead of by recursion, so that no depth can overflow the stack.
 */
export function complaintAbout(value: unknown): string | undefined {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return 'Слишком глубокая вложенность в запросе.';
    const next: unknown[] = [];
    for (const item of level) {
      if (hasNul(item)) return 'В запросе недопустимый символ.';
      if (typeof item !== 'object' || item === null) continue;
      for (const [key, inner] of entriesOf(item)) {
        if (hasNul(key) || hasNul(inner)) return 'В запросе недопустимый символ.';
        if (typeof inner === 'object' && inner !== null) next.push(inner);
      }
    }
    level = next;
  }
  return undefined;
}

/** PostgreSQL's text cannot contain NUL. */
const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0');

/** Skips the keys of a list: they need no check, and creating them would cost more than all the rest. */
const entriesOf = (value: object): Iterable<[string | number, unknown]> =>
  Array.isArray(value) ? value.entries() : Object.entries(value);
