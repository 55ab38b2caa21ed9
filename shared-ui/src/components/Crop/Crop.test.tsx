import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Crop } from './Crop';
import { moveArea, sideOf, turnArea, wholeArea, zoomArea, type CropArea } from './cropArea';
import { encodeCrop } from './encodeCrop';

/** jsdom draws nothing: the part that is kept is what counts. */
const picture = { width: 800, height: 600, close: () => {} } as ImageBitmap;
let area: CropArea;

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // On the screen the frame is 300 px wide: at first one px of it is two of the picture.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
});

function Example() {
  const [value, setValue] = useState(wholeArea(picture));
  area = value;
  return <Crop picture={picture} value={value} onChange={setValue} />;
}
const stage = () => screen.getByRole('button', { name: /^Кадр/ });

test('arrows move the frame by 8 px, with Shift by 1, and never out of the picture', async () => {
  const { container } = render(<Example />);
  await userEvent.tab();
  expect(stage()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(area).toMatchObject({ x: 416, y: 300 });
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(area).toMatchObject({ x: 414, y: 300 });
  await userEvent.keyboard('{ArrowRight>20/}{ArrowDown>3/}');
  expect(area).toMatchObject({ x: 500, y: 300 });
  await expectNoAxeViolations(container);
});

test('plus and minus change the zoom, which is said, within its limits', async () => {
  render(<Example />);
  stage().focus();
  await userEvent.keyboard('-');
  expect(area.zoom).toBe(1);
  await userEvent.keyboard('++');
  expect(area.zoom).toBeCloseTo(1.21);
  expect(screen.getByRole('status')).toHaveTextContent('Масштаб 121 %');
  fireEvent.change(screen.getByRole('slider', { name: 'Масштаб' }), { target: { value: '400' } });
  expect(area.zoom).toBe(4);
  await userEvent.keyboard('+');
  expect(area.zoom).toBe(4);
});

test('the picture is dragged under the frame, and the wheel zooms', async () => {
  render(<Example />);
  stage().setPointerCapture = () => {};
  fireEvent.wheel(stage(), { deltaY: -1 });
  expect(area.zoom).toBeCloseTo(1.1);
  const before = area;
  const at = (clientX: number) => ({ target: stage(), coords: { clientX, clientY: 100 } });
  await userEvent.pointer([{ keys: '[MouseLeft>]', ...at(100) }, at(90), { keys: '[/MouseLeft]' }, at(0)]);
  expect(area.x).toBeCloseTo(before.x + (10 * sideOf(picture, before)) / 300);
});

test('a turned picture keeps the same part in the frame; four turns change nothing', () => {
  const start = moveArea(picture, zoomArea(picture, wholeArea(picture), 2), 100, -50);
  const once = turnArea(picture, start);
  expect(once).toEqual({ zoom: 2, turns: 1, x: 350, y: 500 });
  expect([1, 2, 3].reduce((turned) => turnArea(picture, turned), once)).toEqual(start);
});

test('what is kept becomes a square picture, no larger than it is or may be', async () => {
  const sizes: string[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take, type) {
    sizes.push(`${this.width}x${this.height}`);
    take(new Blob([], { type }));
  });
  expect((await encodeCrop(picture, wholeArea(picture), 512, 'image/png')).type).toBe('image/png');
  await encodeCrop(picture, zoomArea(picture, wholeArea(picture), 3), 512, 'image/png');
  expect(sizes).toEqual(['512x512', '200x200']);
});
