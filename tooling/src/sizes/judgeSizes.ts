import type { SizeLine } from './measureSizes.ts';

/** KB (1000 bytes) of brotli by the name of a line. */
export type Budgets = Readonly<Record<string, number>>;

/** Complaints about the sizes of a build, for the user; empty when all are fine. */
export function judgeSizes(lines: readonly SizeLine[], budgets: Budgets): string[] {
  const missing = lines
    .filter(({ name }) => budgets[name] === undefined)
    .map(({ name, bytes }) => `'${name}' has no budget (${kilobytes(bytes)} KB now). Add one to docs/sizes.md.`);
  const names = new Set(lines.map(({ name }) => name));
  const gone = Object.keys(budgets)
    .filter((name) => !names.has(name))
    .map((name) => `Nothing is called '${name}' any more. Remove its budget from docs/sizes.md.`);
  const exceeded = lines
    .filter(({ name, bytes }) => bytes > (budgets[name] ?? Infinity) * 1000)
    .map(({ name, bytes }) => `'${name}' has ${kilobytes(bytes)} KB, its budget is ${budgets[name]} KB.`);
  return [...missing, ...gone, ...exceeded];
}

/** Format of the table and the complaints. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
