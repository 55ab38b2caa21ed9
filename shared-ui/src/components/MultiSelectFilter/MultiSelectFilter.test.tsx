import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import type { FilterOption } from './filterItems';
import { MultiSelectFilter, type MultiSelectFilterProps } from './MultiSelectFilter';
import { MultiSelectOptions } from './MultiSelectOptions';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize();
});
afterEach(() => takeSizeAway());

const cities: FilterOption<string>[] = [
  { value: 'Москва', label: 'Москва', group: 'Россия', count: 41 },
  { value: 'Тверь', label: 'Тверь', group: 'Россия', count: 3 },
  { value: 'Орёл', label: 'Орёл', group: 'Россия', count: 0 },
  { value: 'Минск', label: 'Минск', group: 'Беларусь', count: 5 },
];

function Page(props: Partial<MultiSelectFilterProps<string>>) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <MultiSelectFilter label="Города" options={cities} {...props} value={value} onChange={setValue} />
      <output aria-label="выбрано">{value.join(' ')}</output>
    </>
  );
}

const control = () => screen.getByRole('button', { name: /^Города/ });
const open = () => userEvent.click(control());
const lines = () => screen.queryAllByRole('treeitem').map((line) => line.textContent);
const expectChosen = (text: string) =>
  expect(screen.getByLabelText('выбрано')).toHaveTextContent(new RegExp(`^${text}$`));

test('shows only options with results, with their counts [CAT-04]', async () => {
  render(<Page />);
  await open();
  expect(lines()).toEqual(['Россия', 'Москва41', 'Тверь3', 'Беларусь', 'Минск5']);
  await expectNoAxeViolations(document.body);
});

test('adds options as their counts arrive', async () => {
  const uncounted = cities.map(({ count: _, ...option }) => option);
  const { rerender } = render(<Page options={uncounted} isLoading />);
  await open();
  expect(lines()).toEqual([]);
  rerender(<Page options={[...cities.slice(0, 1), ...uncounted.slice(1)]} isLoading />);
  expect(lines()).toEqual(['Россия', 'Москва41']);
});

test('[CAT-04] toggles the pressed row when counts move it', async () => {
  const { rerender } = render(<Page options={cities.slice(1)} isLoading />);
  await open();
  const at = (clientY: number) => ({ bubbles: true, clientX: 20, clientY });
  const pressTver = () =>
    fireEvent(screen.getByRole('treeitem', { name: /Тверь/ }), new MouseEvent('pointerdown', at(50)));
  pressTver();
  rerender(<Page options={cities} />);
  // Browsers then send the click to the tree, which contains both rows.
  fireEvent.click(screen.getByRole('tree'), at(50));
  expectChosen('Тверь');
  pressTver();
  fireEvent.click(screen.getByRole('tree'), at(90));
  expectChosen('Тверь');
});

test('toggles a whole group and shows its mixed state [CAT-04]', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('treeitem', { name: 'Россия' }));
  expectChosen('Москва Тверь');
  await userEvent.click(screen.getByRole('treeitem', { name: /Москва/ }));
  expect(screen.getByRole('treeitem', { name: 'Россия' })).toHaveAttribute('aria-checked', 'mixed');
  expectChosen('Тверь');
});

test('selects and clears all options [CAT-04]', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать все' }));
  expectChosen('Москва Тверь Минск');
  await userEvent.click(screen.getByRole('button', { name: 'Убрать все' }));
  expectChosen('');
});

test('works by keyboard and returns focus', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Города' })).toContainElement(document.activeElement as HTMLElement),
  );
  const tree = screen.getByRole('tree', { name: 'Города' });
  while (document.activeElement !== tree) await userEvent.tab();
  await userEvent.keyboard('{ArrowDown} {End} {ArrowUp}{Home}');
  expectChosen('Москва Минск');
  expect(tree).toHaveAttribute('aria-activedescendant', screen.getByRole('treeitem', { name: 'Россия' }).id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(control()).toHaveFocus();
});

test('names the chosen value, or the number of them', async () => {
  render(<Page placeholder="Все города" />);
  expect(control()).toHaveAccessibleName('Города Все города');
  await open();
  await userEvent.click(screen.getByRole('treeitem', { name: /Москва/ }));
  expect(control()).toHaveAccessibleName('Города Москва');
  await userEvent.click(screen.getByRole('treeitem', { name: /Минск/ }));
  expect(control()).toHaveAccessibleName('Города Выбрано: 2');
});

const many = Array.from({ length: 2000 }, (_, index) => ({ value: `${index}`, label: `Город ${index}`, count: 1 }));

test('searches a long list and renders only visible rows', async () => {
  render(<Page options={many} />);
  await open();
  expect(lines().length).toBeLessThan(60);
  const search = screen.getByRole('searchbox', { name: 'Найти в списке' });
  await userEvent.type(search, 'город 1999');
  expect(lines()).toEqual(['Город 19991']);
  await userEvent.keyboard('{ArrowDown} ');
  expectChosen('1999');
  await userEvent.clear(search);
  await userEvent.type(search, 'деревня');
  expect(screen.getByText('Ничего не найдено.')).toBeInTheDocument();
});

test('retries after a failure', async () => {
  const onRetry = jest.fn();
  render(<Page options={[]} onRetry={onRetry} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('opens as a modal with a «Готово» button on phones', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: true,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as MediaQueryList,
  );
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('treeitem', { name: /Москва/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expectChosen('Москва');
  jest.restoreAllMocks();
});

test('changes only the ticked row in a list of 2,000', async () => {
  render(<Page options={many} />);
  await open();
  await userEvent.click(screen.getByRole('treeitem', { name: 'Город 0 1' }));
  const observer = new MutationObserver(() => undefined);
  observer.observe(screen.getByRole('tree'), { attributes: true, childList: true, characterData: true, subtree: true });
  // Synchronously: the observer’s records are delivered in the next microtask.
  fireEvent.click(screen.getByRole('treeitem', { name: 'Город 0 1' }));
  const lines = observer.takeRecords().map(({ target }) => (target as Element).closest('[role=treeitem]')?.textContent);
  observer.disconnect();
  expect(new Set(lines)).toEqual(new Set(['Город 01']));
});

test('refuses more than the limit and lets values be removed', async () => {
  const limit = { count: 3, text: 'Не больше трёх.' };
  const onChange = jest.fn();
  const { rerender } = render(
    <MultiSelectOptions label="Города" options={many} value={[]} onChange={onChange} limit={limit} />,
  );
  const all = screen.getByRole('button', { name: 'Выбрать все' });
  expect(all).toHaveAccessibleDescription('Не больше трёх.');
  await userEvent.click(all);
  expect(onChange).not.toHaveBeenCalled();
  rerender(
    <MultiSelectOptions label="Города" options={many} value={['0', '1', '2', '3']} onChange={onChange} limit={limit} />,
  );
  await userEvent.click(screen.getByRole('treeitem', { name: 'Город 5 1' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Не больше трёх.');
  await userEvent.click(screen.getByRole('treeitem', { name: 'Город 0 1' }));
  expect(onChange).toHaveBeenCalledWith(['1', '2', '3']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
