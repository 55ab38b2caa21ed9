import { escapeHtml } from '#platform/http/htmlPage.ts';
import type { Bucket } from './distribution.ts';

const WIDTH = 180;
const HEIGHT = 32;
/** A scale of fewer buckets would make a wall of a single value. */
const FEWEST_BARS = 16;

/**
 * A small picture of a distribution, by attributes alone: the page's policy allows no styles of its own and no script.
 * @param scale the buckets that the picture must have room for
 * @param label what it shows, for those who do not see it
 */
export function drawBars(buckets: readonly Bucket[], scale: readonly number[], label: string): string {
  const least = Math.min(...scale);
  const bars = Math.max(Math.max(...scale) - least + 1, FEWEST_BARS);
  const step = WIDTH / bars;
  const most = Math.max(...buckets.map(({ total }) => total));
  const rects = buckets.map(({ bucket, total }) => {
    const height = Math.max(1, (total / most) * HEIGHT);
    const at = (bucket - least) * step;
    return `<rect x="${at.toFixed(1)}" y="${(HEIGHT - height).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}" fill="currentColor">${rects.join('')}</svg>`;
}
