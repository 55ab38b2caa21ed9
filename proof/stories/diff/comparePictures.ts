import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

// Distances of colours, of 1 between black and white. Browsers smooth rounded corners a little differently each time, up
// to 0.025 in a few pixels. So a clear difference counts in one pixel, and a faint one only where it fills an area.
const CLEAR = 0.03;
const FAINT = 0.01;
const AREA = { side: 16, pixels: 64 };
const DIFFERENT: [number, number, number] = [230, 0, 90];

export interface Difference {
  /** Part of the pixels that differ, of 1. */
  share: number;
  /** PNG, the earlier picture faded with the differing pixels marked. */
  picture: Buffer;
}

/** Compares two PNG of any sizes, both laid to the upper left. @returns undefined for equal ones */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [first, second] = await Promise.all([readPixels(before, width, height), readPixels(after, width, height)]);
  // Both are drawn by one machine, so that the edges of letters count as well.
  const count = (threshold: number, output?: Buffer, windowSize?: number) =>
    pixelmatch(first, second, output, width, height, { threshold, includeAA: true, diffColor: DIFFERENT, windowSize });
  if (count(CLEAR) === 0 && count(FAINT, undefined, AREA.side) < AREA.pixels) return undefined;
  const marked = Buffer.alloc(first.length);
  const different = count(FAINT, marked);
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: different / (width * height), picture };
}

/** The pixels of a picture on a transparent ground of the given size. */
async function readPixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: 'transparent' } })
    .composite([{ input: picture, left: 0, top: 0 }])
    .raw()
    .toBuffer();
}
