import { cutText } from 'shared-ui/texts';

/**
 * As many whole items as fit into `limit` characters, then how many more there are: «от 300 000 ₽ +1». Only a first item that
 * is too long by itself is cut.
 */
export function cutItems(items: readonly string[], limit: number): string {
  let shown = cutText(items[0] ?? '', limit);
  let count = Math.min(items.length, 1);
  for (const item of items.slice(1)) {
    const next = `${shown}, ${item}`;
    if (Array.from(next).length > limit) break;
    shown = next;
    count += 1;
  }
  return count < items.length ? `${shown} +${items.length - count}` : shown;
}
