import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from 'tooling/system/packages';

/** A part that designers put on several pages, and its story file. */
export interface SharedPart {
  /** Name of the component. */
  name: string;
  /** Path of the story file from the root. */
  file: string;
  stories: string;
  /** Its tags in Russian. */
  tags: readonly string[];
  /** Number of files in other folders that draw it themselves. */
  drawnIn: number;
  /** Files that draw it, directly or through other shared parts. */
  users: ReadonlySet<string>;
}

const SHARED = ['shared-ui/src/', 'mf-organizer/src/common/parts/'];
const NOT_PRODUCT = /\.(test|stories)\.|\/testing\//;

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const glob = (pattern: string) => globSync(pattern, { cwd: repositoryRoot });
const isShared = (file: string) => SHARED.some((folder) => file.startsWith(folder));
const nameOf = (file: string) => path.basename(file).replace(/\..*$/, '');

/** Reads the parts with stories of shared-ui and of the organizer's pages; leaves out foundations and whole pages. */
export function readSharedParts(): SharedPart[] {
  const product = readProduct();
  return SHARED.flatMap((folder) => glob(`${folder}**/*.stories.tsx`))
    .map((file) => ({ file, stories: read(file) }))
    .flatMap(({ file, stories }) => {
      const [, group, name] = /const meta = \{\s+title: '([^'/]+)\/([^']+)'/.exec(stories) ?? [];
      if (group === 'Основы' || !name || !/^[A-Z]\w+$/.test(name)) return [];
      const [, tags = ''] = /^ {2}tags: \[(.*)\]/m.exec(stories) ?? [];
      return {
        name,
        file,
        stories,
        tags: [...tags.matchAll(/'([^'!]+)'/g)].map(([, tag = '']) => tag),
        drawnIn: [...product].filter(
          ([user, text]) => path.dirname(user) !== path.dirname(file) && drawing(name).test(text),
        ).length,
        users: findUsers(name, product),
      };
    });
}

/** Components in `common/parts` of mf-organizer that two or more files draw; the others belong to one of them. */
export function readPartsOfPages(): string[] {
  const product = [...readProduct()];
  const names = glob('mf-organizer/src/common/parts/*.tsx')
    .filter((file) => !NOT_PRODUCT.test(file))
    .map(nameOf);
  // DataTableTick in DataTableLine is a detail of DataTable.
  const isDetail = (name: string, user: string) =>
    names.some((family) => family !== name && name.startsWith(family) && user.startsWith(family));
  return names.filter(
    (name) => product.filter(([file, text]) => drawing(name).test(text) && !isDetail(name, nameOf(file))).length > 1,
  );
}

function readProduct(): Map<string, string> {
  const files = glob('{shared-ui,shell,mf-*}/src/**/*.tsx').filter((file) => !NOT_PRODUCT.test(file));
  return new Map(files.map((file) => [file, read(file)]));
}

/** Matches source that draws the component, at once or loaded later. */
const drawing = (name: string) => new RegExp(`[<(]${name}\\b|import\\([^)]*/${name}'\\s*\\)`);

/** Follows shared parts until a page's own file draws the part. */
function findUsers(name: string, product: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> {
  seen.add(name);
  const draws = drawing(name);
  const users = new Set<string>();
  for (const [file, text] of product) {
    const user = nameOf(file);
    if (user === name || seen.has(user) || !draws.test(text)) continue;
    if (!isShared(file)) users.add(file);
    else for (const each of findUsers(user, product, seen)) users.add(each);
  }
  return users;
}
