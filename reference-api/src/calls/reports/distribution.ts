import { valueOf, type FigureName } from './fieldFigures.ts';

/** How many values fell into a bucket. */
export interface Bucket {
  bucket: number;
  total: number;
}

/** The values of one figure. */
export interface Distribution {
  total: number;
  median: number;
  p75: number;
  p95: number;
  /** In ascending order. */
  buckets: readonly Bucket[];
}

/** Fewer values of either build tell nothing of the difference between the two. */
const FEWEST = 30;
/** What the three quarters that fare best may wait longer before somebody should look at the build. */
const TOLERANCE = 1.2;
/** What is too little to be noticed, whatever the share: milliseconds, of `cls` thousandths. */
const NOTICEABLE: Readonly<Record<FigureName, number>> = { lcp: 100, inp: 24, cls: 10, first: 100, next: 24 };

/** @param buckets in ascending order, each once */
export function summarize(buckets: readonly Bucket[]): Distribution {
  const total = buckets.reduce((sum, bucket) => sum + bucket.total, 0);
  const at = (share: number) => {
    let passed = 0;
    const reached = buckets.find((bucket) => (passed += bucket.total) >= share * total);
    return valueOf(reached?.bucket ?? 0);
  };
  return { total, median: at(0.5), p75: at(0.75), p95: at(0.95), buckets };
}

/** How a build compares with the one before it. */
export type Comparison = { kind: 'unknown' } | { kind: 'same' } | { kind: 'slower'; times: number };

/** Whether a build is slower than the one before, by the value that three of four stay below. */
export function compare(
  figure: FigureName,
  newest: Distribution | undefined,
  former: Distribution | undefined,
): Comparison {
  if (!newest || !former || newest.total < FEWEST || former.total < FEWEST) return { kind: 'unknown' };
  const isSlower = newest.p75 > former.p75 * TOLERANCE && newest.p75 - former.p75 >= NOTICEABLE[figure];
  return isSlower ? { kind: 'slower', times: newest.p75 / former.p75 } : { kind: 'same' };
}
