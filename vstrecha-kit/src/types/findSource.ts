import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The source file of a module of a workspace package (`shared-ui/Button`), by the `exports` of its package.json;
 * undefined for external packages.
 */
export function findSource(root: string, module: string): string | undefined {
  const [name = '', ...rest] = module.split('/');
  const manifest = path.join(root, name, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
  const subpath = `./${rest.join('/')}`;
  // Longest pattern first, as Node does.
  for (const [pattern, target] of Object.entries(exports).sort(([a], [b]) => b.length - a.length)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? subpath !== pattern : !(subpath.startsWith(before) && subpath.endsWith(after))) continue;
    const middle = subpath.slice(before.length, subpath.length - (after?.length ?? 0));
    return path.join(
      root,
      name,
      target.replaceAll('*', () => middle),
    );
  }
  return undefined;
}
