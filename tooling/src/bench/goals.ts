/** A figure that must not be larger than its goal. */
export interface Figure {
  name: string;
  /** As it is shown: a ratio, or a number with its unit. */
  shown: string;
  value: number;
  goal: number;
  /** So far may it miss the goal: what its measurements differed by. */
  spread: number;
}

/** A table of figures. The whole run fails when one misses its goal by more than its spread. */
export function printFigures(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ name, shown, value, goal, spread }) => {
    const isMissed = !(value <= goal + spread);
    if (isMissed) process.exitCode = 1;
    return `| ${name} | ${shown} | ${spread.toPrecision(2)} | ≤ ${goal} | ${isMissed ? 'missed' : 'met'} |`;
  });
  return `\n| ${title} | measured | spread | goal | |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}
