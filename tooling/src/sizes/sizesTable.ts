import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../system/packages.ts';
import { replaceSection } from '../system/replaceSection.ts';
import { kilobytes, type Budgets } from './judgeSizes.ts';
import type { SizeLine } from './measureSizes.ts';

const FILE = path.join(repositoryRoot, 'docs/sizes.md');
const SECTION = 'sizes';

function printSizes(lines: readonly SizeLine[], budgets: Budgets): string {
  const rows = lines.map(({ name, bytes }) => `| ${name} | ${kilobytes(bytes)} | ${budgets[name] ?? ''} |`);
  return ['| what | KB | budget |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Updates the sizes in docs/sizes.md and keeps the budgets beside them. */
export function writeSizes(lines: readonly SizeLine[]): void {
  const budgets = readBudgets();
  writeFileSync(FILE, replaceSection(readFileSync(FILE, 'utf8'), SECTION, `\n${printSizes(lines, budgets)}\n`));
}

/** Rows of the table in docs/sizes.md. */
export function readSizes(): { name: string; kilobytes: number; budget: number }[] {
  const document = readFileSync(FILE, 'utf8');
  const section = document.slice(document.indexOf(`<!-- ${SECTION} -->`), document.indexOf(`<!-- /${SECTION} -->`));
  return [...section.matchAll(/^\| (.+?) +\| +([\d.]+) +\| +([\d.]+) +\|$/gm)].map(([, name = '', size, budget]) => ({
    name,
    kilobytes: Number(size),
    budget: Number(budget),
  }));
}

/** Budgets in kilobytes by row name. */
export function readBudgets(): Budgets {
  return Object.fromEntries(readSizes().map(({ name, budget }) => [name, budget]));
}
