import { isOperation } from './describeChange.ts';

/** A string that begins like an address of the API, behind the method of `request` where there is one. */
const CALL = /(?:'(get|post|put|delete)',\s*)?['"`](\/api\/[^'"`?\s]*)/g;

/**
 * Subjects that sources mention, found by words: a start that finds all builds must not load a compiler. A false match
 * only compares more.
 * @param own prefix of the remote's own pages and widgets, `mf_catalog/`
 */
export function findMentioned(sources: string, subjects: readonly string[], own: string): string[] {
  const words = new Set(sources.match(/[\w$]+/g));
  const calls = [...sources.matchAll(CALL)].map(([, method = '\\w+', address = '']) => {
    const pattern = address.replaceAll(/\$\{[^}]*\}/g, '\0').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${method} ${pattern.replaceAll('\0', '[^/]+')}$`);
  });
  return subjects.filter((subject) => {
    const [module = '', name] = subject.split(': ');
    if (name !== undefined) return words.has(name) && sources.includes(`'${module}'`);
    if (isOperation(subject)) return calls.some((call) => call.test(subject));
    return subject.startsWith(own) || [`'${subject}'`, `"${subject}"`].some((name) => sources.includes(name));
  });
}
