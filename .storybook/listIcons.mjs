import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const IMPORT = /from '(@lucide\/icons\/icons\/([\w-]+))'/g;
const { resolve } = createRequire(path.join(ROOT, 'shared-ui/package.json'));

/** Names of the icons that sources of the product import; stories and tests do not count. */
export function findUsedIcons() {
  const files = globSync('{shared-ui,shell,mf-*}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(test|stories)\.|\/testing\//.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, , name]) => name),
  );
  return [...new Set(names)].sort();
}

/**
 * A webpack loader for `usedIcons.ts`: the icons in use, found in the sources.
 * @this {{ cacheable: (isCacheable: boolean) => void }}
 */
export default function listIcons() {
  // Any file may gain an import.
  this.cacheable(false);
  const names = findUsedIcons();
  const imports = names.map(
    (name, index) => `import i${index} from ${JSON.stringify(resolve(`@lucide/icons/icons/${name}`))};`,
  );
  const entries = names.map((name, index) => `${JSON.stringify(name)}: i${index}`);
  return `${imports.join('\n')}\nexport const usedIcons = { ${entries.join(', ')} };\n`;
}
