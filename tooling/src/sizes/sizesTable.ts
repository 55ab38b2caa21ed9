import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceSection } from '../storybook/replaceSection.ts';
import { repositoryRoot } from '../system/packages.ts';
import { kilobytes, type Budgets } from './judgeSizes.ts';
import type { SizeLine } from './measureSizes.ts';

const FILE = path.join(repositoryRoot, 'docs/performance.md');
const SECTION = 'sizes';

/** The table of docs/performance.md. */
function printSizes(lines: readonly Omit<SizeLine, 'modules'>[], budgets: Budgets): string {
  const rows = lines.map(({ name, bytes }) => `| ${name} | ${kilobytes(bytes)} | ${budgets[name] ?? ''} |`);
  return ['| what | KB | budget |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Brings docs/performance.md up to date. */
export function writeSizes(lines: readonly SizeLine[], budgets: Budgets): void {
  writeFileSync(FILE, replaceSection(readFileSync(FILE, 'utf8'), SECTION, `\n${printSizes(lines, budgets)}\n`));
}

/** What the table of docs/performance.md says, by line. */
export function readSizes(): { name: string; kilobytes: number; budget: number }[] {
  const document = readFileSync(FILE, 'utf8');
  const section = document.slice(document.indexOf(`<!-- ${SECTION} -->`), document.indexOf(`<!-- /${SECTION} -->`));
  return [...section.matchAll(/^\| (.+?) +\| +([\d.]+) +\| +([\d.]+) +\|$/gm)].map(([, name = '', size, budget]) => ({
    name,
    kilobytes: Number(size),
    budget: Number(budget),
  }));
}
