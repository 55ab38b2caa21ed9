import { median, ms, quantile, table } from '#support/figures.ts';

/** A measurement that must not exceed its goal. */
export interface Figure {
  name: string;
  /** As displayed: a ratio, or a number with its unit. */
  shown: string;
  value: number;
  goal: number;
  /** Tolerated excess over the goal: the variation between the measurements. */
  spread: number;
}

/** A Markdown table of figures. The whole run fails when one exceeds its goal by more than its spread. */
export function printFigures(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ name, shown, value, goal, spread }) => {
    const isMissed = !(value <= goal + spread);
    if (isMissed) process.exitCode = 1;
    return [name, shown, spread.toPrecision(2), `≤ ${goal}`, isMissed ? 'missed' : 'met'];
  });
  return `\n${table([title, 'measured', 'spread', 'goal', ''], rows)}\n`;
}

/** Alternating measurements of two systems, and the goal for their ratio. */
export interface Ratio {
  name: string;
  /** Milliseconds, each with the one to compare it with. */
  pairs: readonly (readonly [number, number])[];
  /** Largest acceptable ratio. */
  goal: number;
}

/**
 * A table row with the medians, the median ratio and half the interquartile range. The goal is missed only by more than
 * that spread.
 */
export function describeRatio({ name, pairs, goal }: Ratio): { row: string; isMissed: boolean } {
  const ratios = pairs.map(([own, other]) => own / other);
  const [middle, spread] = [median(ratios), (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2];
  const side = (index: 0 | 1) => ms(median(pairs.map((pair) => pair[index])));
  const isMissed = !(middle - spread <= goal);
  return {
    row: `| ${name} | ${side(0)} | ${side(1)} | ${middle.toFixed(3)} | ± ${spread.toFixed(3)} | ≤ ${goal.toFixed(2)}${isMissed ? ', missed' : ''} |`,
    isMissed,
  };
}
