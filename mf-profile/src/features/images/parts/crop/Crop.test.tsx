import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Crop } from './Crop';
import { partOf, turnArea, wholeArea, type CropArea } from './cropArea';
import { encodeCrop } from './encodeCrop';

/** jsdom does not paint, so the tests check the kept area only. */
const picture = { width: 800, height: 600, close: () => {} } as ImageBitmap;
const limits = { width: 512, height: 512, bytes: 1000 };
let area: CropArea;

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // Missing in jsdom.
  Element.prototype.scrollTo = () => undefined;
  // One px on the screen is two px of the picture.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
});

function Example({ aspect }: { aspect?: number }) {
  const [value, setValue] = useState(() => wholeArea(picture, aspect));
  area = value;
  return <Crop picture={picture} value={value} onChange={setValue} aspect={aspect} />;
}
const frame = () => screen.getByRole('group', { name: /^Кадр/ });
const part = () => partOf(picture, area);

test('moves the frame with arrow keys, within the picture', async () => {
  const { container } = render(<Example aspect={1} />);
  expect(part()).toMatchObject({ x: 100, y: 0, width: 600, height: 600 });
  await userEvent.tab();
  expect(frame()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(part().x).toBeCloseTo(122);
  await userEvent.keyboard('{Shift>}{ArrowRight>20/}{/Shift}{ArrowDown}');
  expect(part()).toMatchObject({ x: 200, y: 0 });
  await expectNoAxeViolations(container);
});

test('keeps a square frame square when resized by a corner', async () => {
  render(<Example aspect={1} />);
  screen.getByRole('button', { name: /^Правый нижний угол/ }).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft>5/}{/Shift}');
  expect(part().width).toBeCloseTo(500);
  expect(part().height).toBeCloseTo(500);
  expect(screen.getByRole('status')).toHaveTextContent('Кадр 500×500 px');
});

test('resizes a free frame by one side', async () => {
  render(<Example />);
  expect(part()).toEqual({ x: 0, y: 0, width: 800, height: 600 });
  screen.getByRole('button', { name: /^Нижний край/ }).focus();
  await userEvent.keyboard('{Shift>}{ArrowUp>5/}{/Shift}');
  expect(part().width).toBe(800);
  expect(part().height).toBeCloseTo(500);
});

test('keeps the same part when the picture is rotated', () => {
  const start: CropArea = { x: 10, y: 20, width: 30, height: 40, turns: 0 };
  const once = turnArea(start);
  expect(once).toEqual({ x: 40, y: 10, width: 40, height: 30, turns: 1 });
  expect(partOf(picture, once)).toMatchObject({ width: 240, height: 240 });
  expect([1, 2, 3].reduce(turnArea, once)).toEqual(start);
});

/** Encoding needs a context, which jsdom does not have. */
const giveContext = () =>
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const { width, height } = this;
    const canvas = { width, height };
    return new Proxy({}, { get: (_, name) => (name === 'canvas' ? canvas : () => {}), set: () => true }) as never;
  });

test('encodes the kept part within the limits, without enlarging', async () => {
  giveContext();
  const sizes: string[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take, type) {
    sizes.push(`${this.width}x${this.height}`);
    take(new Blob([], { type }));
  });
  expect((await encodeCrop(picture, wholeArea(picture, 1), limits, 'image/png')).type).toBe('image/png');
  await encodeCrop(picture, wholeArea(picture), limits, 'image/png');
  await encodeCrop(picture, { x: 0, y: 0, width: 25, height: 25, turns: 1 }, limits, 'image/png');
  expect(sizes).toEqual(['512x512', '512x384', '150x200']);
});

test('encodes no blank picture without a 2D context', async () => {
  const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  await expect(encodeCrop(picture, wholeArea(picture), limits, 'image/png')).rejects.toThrow('no 2D context');
  expect(toBlob).not.toHaveBeenCalled();
});

test('lowers the quality until the file is small enough', async () => {
  giveContext();
  const tries: unknown[] = [];
  let weights = [2000, 1500, 900];
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type, quality) => {
    tries.push([type, quality]);
    take(new Blob(['x'.repeat(weights.shift() ?? 2000)], { type }));
  });
  const encoded = await encodeCrop(picture, wholeArea(picture), limits, 'image/png');
  expect(encoded.type).toBe('image/webp');
  expect(tries).toEqual([
    ['image/png', 0.9],
    ['image/webp', 0.9],
    ['image/webp', 0.8],
  ]);
  weights = [];
  await expect(encodeCrop(picture, wholeArea(picture), limits, 'image/jpeg')).rejects.toThrow('too large');
});
