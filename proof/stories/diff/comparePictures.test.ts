import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { comparePictures } from './comparePictures.ts';

/** A picture of 20 × 20 px in one colour, with a square of another. */
function draw(background: string, square?: { color: string; side: number }, height = 20): Promise<Buffer> {
  const ground = sharp({ create: { width: 20, height, channels: 3, background } });
  if (square === undefined) return ground.png().toBuffer();
  const { color, side } = square;
  const input = { create: { width: side, height: side, channels: 3 as const, background: color } };
  return ground
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

test('finds no difference between equal pictures [DES-04]', async () => {
  assert.equal(await comparePictures(await draw('#fff'), await draw('#fff')), undefined);
  // The same pixels, compressed otherwise.
  const other = await sharp(await draw('#fff'))
    .png({ compressionLevel: 0 })
    .toBuffer();
  assert.equal(await comparePictures(await draw('#fff'), other), undefined);
});

test('counts the pixels that differ and marks them [DES-04]', async () => {
  const difference = await comparePictures(await draw('#fff'), await draw('#fff', { color: '#4b3fd6', side: 4 }));
  assert.equal(difference?.share, 0.04);
  const pixels = await sharp(difference.picture).raw().toBuffer();
  assert.deepEqual([...pixels.subarray(0, 3)], [230, 0, 90]);
});

test('sees a clear difference of one pixel [DES-04]', async () => {
  const difference = await comparePictures(await draw('#fff'), await draw('#fff', { color: '#e6e6e6', side: 1 }));
  assert.equal(difference?.share, 1 / 400);
});

test('sees a faint difference of an area only [DES-04]', async () => {
  const faint = (side: number) => draw('#4b3fd6', { color: '#5145d8', side });
  assert.equal((await comparePictures(await draw('#4b3fd6'), await faint(10)))?.share, 0.25);
  assert.equal(await comparePictures(await draw('#4b3fd6'), await faint(4)), undefined);
  assert.equal(await comparePictures(await draw('#4b3fd6'), await draw('#4b3fd7')), undefined);
});

test('counts what a taller picture has more [DES-04]', async () => {
  const difference = await comparePictures(await draw('#fff'), await draw('#fff', undefined, 40));
  assert.equal(difference?.share, 0.5);
});
