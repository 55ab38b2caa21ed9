/**
 * What a build of a remote takes from its host, or what a host provides: by module, by name, the print of the name's type. Builds write
 * both (`needs` in build.json, `provides` in the shell's provides.json); nothing else needs to know what a print consists of.
 *
 * - An empty print says nothing of the type: version ranges speak for the packages of others.
 * - The name `*` of a host stands for every name of a module that it hands over whole.
 */
export type ModuleNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Characters of a print that must be equal. The rest are marks of optional members, of which a host may have more. */
const CORE = 5;
/** Characters of the mark of one optional member: its name and its type. */
const MARK = 3;

/** Puts a print together. The build calls it, with as many characters of hashes as there is room for. */
export function createPrint(core: string, optionals: readonly string[]): string {
  const marks = new Set(optionals.map((hash) => hash.slice(0, MARK)));
  return [core.slice(0, CORE), ...[...marks].sort()].join('');
}

/** Whether a host with this in it can run a build that needs that. */
export function meetsNeeds(needs: ModuleNames, provides: ModuleNames): boolean {
  return findUnmetNeeds(needs, provides).length === 0;
}

/** What a build needs and a host does not have, for people: `shared-ui/Button: Button (another type)`. */
export function findUnmetNeeds(needs: ModuleNames, provides: ModuleNames): string[] {
  return Object.entries(needs).flatMap(([module, names]) => {
    const provided = own(provides, module);
    if (provided === undefined) return [module];
    return Object.entries(names).flatMap(([name, print]) => {
      const given = own(provided, name) ?? own(provided, '*');
      if (given === undefined) return [`${module}: ${name}`];
      return covers(given, print) ? [] : [`${module}: ${name} (another type)`];
    });
  });
}

/** Whether who was built against the needed type may be given the other: the same, or the same with more optional members. */
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

/** What comes from a registry may have any keys, `constructor` too. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
