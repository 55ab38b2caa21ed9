import { median } from './measurePage.ts';

/** Two figures that were taken in turns, and what their ratio should be. */
export interface Ratio {
  name: string;
  /** Milliseconds, each with what it is held against. */
  pairs: readonly (readonly [number, number])[];
  /** The largest ratio. */
  goal: number;
}

/** A row of a table: medians, the median of the ratios and how far half of them lie apart. A goal is missed beyond that alone. */
export function describeRatio({ name, pairs, goal }: Ratio): { row: string; isMissed: boolean } {
  const ratios = pairs.map(([own, other]) => own / other).sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.round(share * (ratios.length - 1))] ?? Number.NaN;
  const [middle, spread] = [median(ratios), (at(0.75) - at(0.25)) / 2];
  const ms = (side: 0 | 1) => `${median(pairs.map((pair) => pair[side])).toFixed(0)} ms`;
  const isMissed = !(middle - spread <= goal);
  return {
    row: `| ${name} | ${ms(0)} | ${ms(1)} | ${middle.toFixed(3)} | ± ${spread.toFixed(3)} | ≤ ${goal.toFixed(2)}${isMissed ? ', missed' : ''} |`,
    isMissed,
  };
}
