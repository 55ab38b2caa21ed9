import compat, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { OLDEST_BROWSERS } from 'vstrecha-kit/webpack/oldestBrowsers';

const { chrome, firefox, safari, ios } = OLDEST_BROWSERS;
/** Browsers as the table of MDN names them, those of phones as well. */
const TARGETS = { chrome, chrome_android: chrome, firefox, firefox_android: firefox, safari, safari_ios: ios };

const { builtins } = compat.javascript;
const globalAttributes = compat.html.global_attributes;
/** Interfaces of TypeScript under the names of the table. */
const BUILTIN_NAMES: [RegExp, string][] = [
  [/^Readonly(Array|Set|Map)$/, '$1'],
  [/^(\w+)Constructor$/, '$1'],
  [/^(IteratorObject|(Map|Set|Array|String|RegExpString)Iterator)$/, 'Iterator'],
  [/^(Callable|Newable)Function$/, 'Function'],
  [/^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/, 'TypedArray'],
];

/**
 * Oldest targets without a member, as `firefox 124`.
 * @param owners interfaces as TypeScript names them, `Intl.Collator` for one of a namespace; the first in the table
 * counts, which has no mixins
 */
export function findMissing(owners: readonly string[], member: string, isStatic = false): string[] {
  for (const owner of owners) {
    const name = BUILTIN_NAMES.reduce((known, [pattern, short]) => known.replace(pattern, short), owner);
    for (const place of [find(builtins, name), find(compat.api, name)]) {
      const found = place?.[isStatic ? `${member}_static` : member] ?? place?.[member];
      // The member or constructor that returns a missing interface is judged itself; iterators have literals instead.
      const isReached = place !== compat.api[name] || lacking(place ?? {}).length === 0;
      if (found) return isReached ? lacking(found) : [];
    }
  }
  return [];
}

/** Oldest targets without a global: an interface, a function or a property of the window. */
export function findMissingGlobal(name: string): string[] {
  const found = builtins?.[name] ?? compat.api[name] ?? compat.api._globals?.[name] ?? compat.api.Window?.[name];
  return found ? lacking(found[name] ?? found) : [];
}

/** Oldest targets without an attribute of HTML. */
export function findMissingAttribute(element: string, attribute: string): string[] {
  const found = compat.html.elements?.[element]?.[attribute] ?? globalAttributes?.[attribute];
  return found ? lacking(found) : [];
}

/** Oldest targets without a part of the language of regular expressions. */
export function findMissingInPattern(part: string): string[] {
  const found = compat.javascript.regular_expressions?.[part];
  return found ? lacking(found) : [];
}

/** Names of members and globals that some target lacks, so that other names need no types. */
export function listSuspects(): Set<string> {
  const names = new Set<string>();
  for (const { path } of listLacking()) names.add(path.at(-1)?.replace(/_static$/, '') ?? '');
  return names;
}

/** What some target lacks: globals as `['Iterator']`, members as `['AbortSignal', 'any_static']`. */
export function listLacking(): { path: string[] }[] {
  const found: { path: string[] }[] = [];
  const visit = (part: Identifier | undefined, path: string[]): void => {
    if (!part) return;
    if (path.length > 0 && lacking(part).length > 0) {
      found.push({ path });
      if (path.length > 1) return;
    }
    // Intl holds interfaces, all others hold members.
    if (path.length < (path[0] === 'Intl' ? 3 : 2))
      for (const name of Object.keys(part)) if (name !== '__compat') visit(part[name], [...path, name]);
  };
  visit(builtins, []);
  for (const name of Object.keys(compat.api)) visit(compat.api[name], name === '_globals' ? [] : [name]);
  return found;
}

function find(tree: Identifier | undefined, name: string): Identifier | undefined {
  return name.split('.').reduce((part: Identifier | undefined, step) => part?.[step], tree);
}

function lacking({ __compat }: Identifier): string[] {
  if (!__compat) return [];
  return Object.entries(TARGETS).flatMap(([browser, oldest]) => {
    const statements = statementsOf(__compat, browser);
    if (statements.some((one) => serves(one, oldest))) return [];
    // Touches, which no computer sends.
    if (browser === 'safari' && statementsOf(__compat, 'safari_ios').some((one) => serves(one, ios))) return [];
    const since = statements.map(({ version_added }) => version_added).find((version) => version !== false);
    return [since === undefined ? `never in ${browser}` : `${browser} ${since}`];
  });
}

function statementsOf({ support }: CompatStatement, browser: string): SimpleSupportStatement[] {
  return [support[browser as keyof typeof support] ?? []].flat();
}

function serves(statement: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: alias } = statement;
  if (added === false || added === 'preview' || flags || prefix !== undefined || alias !== undefined) return false;
  return isAtMost(added.replace('≤', ''), oldest) && (typeof removed !== 'string' || !isAtMost(removed, oldest));
}

function isAtMost(version: string, oldest: string): boolean {
  const [left = 0, leftMinor = 0] = version.split('.').map(Number);
  const [right = 0, rightMinor = 0] = oldest.split('.').map(Number);
  return left < right || (left === right && leftMinor <= rightMinor);
}
