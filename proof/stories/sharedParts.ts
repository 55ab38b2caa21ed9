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
  const product = new Map(
    glob('{shared-ui,shell,mf-*}/src/**/*.tsx')
      .filter((file) => !NOT_PRODUCT.test(file))
      .map((file) => [file, read(file)]),
  );
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
        users: findUsers(name, product),
      };
    });
}

/** Follows shared parts until a page's own file draws the part. */
function findUsers(name: string, product: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> {
  seen.add(name);
  const draws = new RegExp(`[<(]${name}\\b|import\\([^)]*/${name}'\\s*\\)`);
  const users = new Set<string>();
  for (const [file, text] of product) {
    const user = nameOf(file);
    if (user === name || seen.has(user) || !draws.test(text)) continue;
    if (!isShared(file)) users.add(file);
    else for (const each of findUsers(user, product, seen)) users.add(each);
  }
  return users;
}
