import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';

/** The value that a share of all values do not exceed, e.g. 0.95; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Half of the range. */
export const spreadOf = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) / 2;

export const ms = (time: number) => `${time.toFixed(0)} ms`;

/** «12 ms, at worst 15 ms». */
export const medianAndWorst = (times: readonly number[]) => `${ms(median(times))}, at worst ${ms(Math.max(...times))}`;

/** A number with one decimal below ten, otherwise whole. */
export const figure = (value: number) =>
  Math.abs(value) < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** One line that describes the machine. */
export function machineLine(): string {
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.versions.node}; load average when it began: ${load}.`;
}

/** Prints a Markdown table with its title. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n### ${title}\n\n${table(head, rows)}`);
}

/** Writes to stderr, so that the tables on stdout stay clean. */
export function progress(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}
