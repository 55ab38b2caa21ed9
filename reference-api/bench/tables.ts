import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';

/** One line that says what was measured on. */
export function machineLine(): string {
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.versions.node}; load average when it began: ${load}.`;
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A number for people: whole from ten on. */
export const figure = (value: number) =>
  Math.abs(value) < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');
