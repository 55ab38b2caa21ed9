import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useRowSelection } from './useRowSelection';

const rows = [{ id: 4 }, { id: 7 }, { id: 2 }, { id: 9 }];
const onSelect = jest.fn<(ids: readonly number[], isOn: boolean) => void>();
const changeTo = (checked: boolean, shiftKey = false) => ({
  target: { checked },
  nativeEvent: new MouseEvent('click', { shiftKey }),
});
const render = (chosen: readonly number[]) =>
  renderHook(() => useRowSelection(rows, { isSelected: (id) => chosen.includes(id), onSelect, nameOf: String })).result
    .current;

test('selects what is missing between two rows, in either direction [ORG-03]', () => {
  const ticks = render([2]);
  ticks.toggle(9, changeTo(true));
  ticks.toggle(7, changeTo(true, true));
  ticks.toggle(7, changeTo(true, true));
  expect(onSelect.mock.calls).toEqual([
    [[9], true],
    [[7, 9], true],
    [[7], true],
  ]);
});

test('deselects a range, and ignores one from another page [ORG-03]', () => {
  const ticks = render([4, 7, 2]);
  ticks.toggle(100, changeTo(false));
  ticks.toggle(2, changeTo(false, true));
  ticks.toggle(4, changeTo(false, true));
  expect(onSelect.mock.calls).toEqual([
    [[2], false],
    [[4, 7, 2], false],
  ]);
});

test('tells some rows from all rows of the page', () => {
  expect(render([])).toMatchObject({ isAll: false, isMixed: false });
  expect(render([7, 100])).toMatchObject({ isAll: false, isMixed: true });
  expect(render([2, 4, 7, 9])).toMatchObject({ isAll: true, isMixed: false });
  render([7]).toggleAll(changeTo(true));
  expect(onSelect).toHaveBeenCalledWith([4, 2, 9], true);
});
