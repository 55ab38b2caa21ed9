import type { Pool } from 'pg';
import type { Statement } from './scaledDatabase.ts';

/** A statement's plan and its duration. */
export interface Plan {
  milliseconds: number;
  text: string;
}

const RUNS = 5;
// Lines that repeat information of their neighbours.
const NOISE = /^\s*(Index Searches: 1|Planning:|Batches: 1.*)$/;

/** Explains a statement several times and returns the run with the median time. */
export async function explain(pool: Pool, { query, params }: Statement): Promise<Plan> {
  const plans: Plan[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off) ${query}`,
      params,
    );
    const text = rows
      .map((row) => row['QUERY PLAN'])
      .filter((line) => !NOISE.test(line))
      .join('\n');
    plans.push({ text, milliseconds: timeOf(text, 'Planning') + timeOf(text, 'Execution') });
  }
  plans.sort((one, other) => one.milliseconds - other.milliseconds);
  const median = plans[Math.floor(RUNS / 2)];
  if (!median) throw new Error('A statement was not explained.');
  return median;
}

function timeOf(text: string, phase: string): number {
  return Number(new RegExp(`${phase} Time: ([\\d.]+) ms`).exec(text)?.[1] ?? 0);
}
