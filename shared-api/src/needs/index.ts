/**
 * Names that a build of a remote imports from its host, or that a host provides: by module and name, a print (hash) of
 * the name's type. The build step writes both (`needs` in build.json, `provides` in the shell's provides.json); only
 * this file knows the format of a print.
 *
 * - An empty print matches any type: third-party packages are checked by version ranges.
 * - The name `*` of a host matches every name of a module that it provides whole.
 */
export type ModuleNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Leading characters of a print that must be equal. The rest are marks of optional members, of which a host may have
 * more.
 */
const CORE = 5;
/** Characters of an optional member's mark: a hash of its name and type. */
const MARK = 3;

/** Composes a print. Called by the build with hashes at least as long as the parts used here. */
export function createPrint(core: string, optionals: readonly string[]): string {
  const marks = new Set(optionals.map((hash) => hash.slice(0, MARK)));
  return [core.slice(0, CORE), ...[...marks].sort()].join('');
}

/** Unmet needs of a build, as `shared-ui/Button: Button`, or `shared-ui/Tag` for a whole module. */
export interface UnmetNeeds {
  /** Modules and names that the host lacks: the build cannot run there. */
  missing: string[];
  /**
   * Names whose type has another print. The build may still run: an additive change of a type also changes its print.
   */
  differing: string[];
}

/** Whether a host has all the names a build needs, with types that fit. */
export function meetsNeeds(needs: ModuleNames, provides: ModuleNames): boolean {
  const { missing, differing } = findUnmetNeeds(needs, provides);
  return missing.length + differing.length === 0;
}

/** Compares a build's needs with the names that a host provides. */
export function findUnmetNeeds(needs: ModuleNames, provides: ModuleNames): UnmetNeeds {
  const unmet: UnmetNeeds = { missing: [], differing: [] };
  for (const [module, names] of Object.entries(needs)) {
    const provided = own(provides, module);
    if (provided === undefined) {
      unmet.missing.push(module);
      continue;
    }
    for (const [name, print] of Object.entries(names)) {
      const given = own(provided, name) ?? own(provided, '*');
      if (given === undefined) unmet.missing.push(`${module}: ${name}`);
      else if (!covers(given, print)) unmet.differing.push(`${module}: ${name}`);
    }
  }
  return unmet;
}

/** Whether a given type suits a build made against the needed one: it is the same, or has more optional members. */
function covers(given: string, needed: string): boolean {
  if (given === '' || needed === '' || given === needed) return true;
  if (given.slice(0, CORE) !== needed.slice(0, CORE)) return false;
  const marks = new Set(marksOf(given));
  return marksOf(needed).every((mark) => marks.has(mark));
}

function marksOf(print: string): string[] {
  const marks: string[] = [];
  for (let start = CORE; start < print.length; start += MARK) marks.push(print.slice(start, start + MARK));
  return marks;
}

/** A registry's JSON may have any keys, even `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
