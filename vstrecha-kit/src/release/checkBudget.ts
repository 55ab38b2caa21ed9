import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Build } from 'shared-api/federation/build';
import { readManifest } from '../system/manifest.ts';
import { UsageError } from '../system/UsageError.ts';

/**
 * What a browser loads for each page and widget of a build, in KB (1000 bytes) of brotli: the entry and its scripts.
 * @param directory of the remote, whose package.json may limit it by `vstrecha.budget`
 * @param folder of the build
 * @returns lines to print, the largest first
 * @throws {UsageError} that names what exceeds the budget
 */
export function checkBudget(directory: string, folder: string, { build, entry, exposes }: Build): string[] {
  const budget = readManifest(directory).vstrecha?.budget;
  const sizeOf = (file: string) => {
    const compressed = path.join(folder, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
  };
  const sizes = Object.entries(exposes)
    .map(([name, scripts]) => {
      const bytes = [...new Set([entry, ...scripts])].reduce((sum, file) => sum + sizeOf(file), 0);
      return { name, kilobytes: Number((bytes / 1000).toFixed(1)) };
    })
    .sort((one, other) => other.kilobytes - one.kilobytes);
  const lines = sizes.map(({ name, kilobytes }) => `  ${name}: ${kilobytes} KB`);
  const over = sizes.filter(({ kilobytes }) => budget !== undefined && kilobytes > budget);
  if (over.length === 0) return lines;
  throw new UsageError(
    `The build ${build} is not released: more than the ${budget} KB that vstrecha.budget in package.json allows.\n${lines.slice(0, over.length).join('\n')}\nLoad less at first, or raise the budget.`,
  );
}
