import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import type { DataTableColumn, DataTableSorting } from '../domain/dataTable';
import { DataTable } from './DataTable';

interface Company {
  id: number;
  name: string;
  meetings: number;
}

const companies: Company[] = [
  { id: 1, name: 'Банк', meetings: 4 },
  { id: 2, name: 'Корзинка', meetings: 0 },
  { id: 3, name: 'Парус', meetings: 12 },
];
const columns: DataTableColumn<Company>[] = [
  { id: 'name', title: 'Компания', cell: ({ name }) => name, sort: 'asc' },
  {
    id: 'meetings',
    title: 'Встречи',
    cell: ({ meetings }) => meetings,
    sort: 'desc',
    isNumeric: true,
    from: 'wide',
    givesWay: true,
  },
  { id: 'number', title: 'Номер', cell: ({ id }) => `#${id}` },
];

const onSort = jest.fn<(sorting: DataTableSorting) => void>();

interface SampleProps {
  hidden?: string[];
  sorting?: DataTableSorting;
  /** Name of the row with a decision. */
  decides?: string;
  /** Name of the row that fails. */
  broken?: string;
}

function Sample({ hidden, sorting, decides, broken }: SampleProps) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <>
      <DataTable
        caption="Компании"
        rows={companies}
        columns={columns}
        hidden={hidden}
        sorting={sorting}
        onSort={onSort}
        selection={{
          isSelected: (id) => selected.includes(id),
          onSelect: (ids, isSelected) =>
            setSelected((before) => [...before.filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]),
          nameOf: ({ name }) => name,
        }}
        decisions={({ name }) => {
          if (name === broken) throw new Error('Строка не рисуется.');
          return name === decides && <button type="button">Решить</button>;
        }}
        actions={({ name }) => <button type="button">Ещё: {name}</button>}
        card={({ name, meetings }) => ({ title: name, details: `Встречи: ${meetings}` })}
      />
      <output>{selected.toSorted().join(' ')}</output>
    </>
  );
}

/** The tables' width in px; the text is 16 px high until a test says otherwise. */
const makeWide = (px: number) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, px, 400));
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
afterEach(() => document.documentElement.removeAttribute('style'));

const tick = (name: string) => screen.getByRole('checkbox', { name });
const selected = () => screen.getByRole('status').textContent;

test('names table, rows and sorted column to screen readers [ORG-03]', async () => {
  const { container } = renderPage(<Sample sorting={{ by: 'meetings', order: 'desc' }} />);
  expect(screen.getByRole('table', { name: 'Компании' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Банк' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Встречи' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Компания' })).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'Номер' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('asks for another order and its reverse by keyboard [ORG-03]', async () => {
  renderPage(<Sample sorting={{ by: 'name', order: 'asc' }} />);
  screen.getByRole('button', { name: 'Компания' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenLastCalledWith({ by: 'name', order: 'desc' });
  await userEvent.click(screen.getByRole('button', { name: 'Встречи' }));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'meetings', order: 'desc' });
});

test('selects rows, ranges with Shift and the whole page [ORG-03]', async () => {
  renderPage(<Sample />);
  const user = userEvent.setup();
  await user.click(tick('Выбрать: Банк'));
  expect(selected()).toBe('1');
  expect(tick('Выбрать все на странице')).toBePartiallyChecked();
  await user.keyboard('{Shift>}');
  await user.click(tick('Выбрать: Парус'));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('1 2 3');
  expect(tick('Выбрать все на странице')).toBeChecked();
  await user.click(tick('Выбрать: Корзинка'));
  expect(selected()).toBe('1 3');
  await user.click(tick('Выбрать все на странице'));
  expect(selected()).toBe('1 2 3');
  await user.click(tick('Выбрать все на странице'));
  expect(selected()).toBe('');
});

test.each([
  ['table', undefined],
  ['list', 328],
])('keeps a failing row of a %s in its row [NET-03]', async (role, px) => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  if (px) makeWide(px);
  renderPage(<Sample broken="Корзинка" />);
  const rows = within(screen.getByRole(role, { name: 'Компании' }));
  expect(rows.getByRole('alert')).toHaveTextContent('Не удалось показать.');
  for (const name of ['Банк', 'Парус']) expect(rows.getByRole('button', { name: `Ещё: ${name}` })).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('hides columns', () => {
  renderPage(<Sample hidden={['meetings']} />);
  expect(heads()).toEqual(['Выбрать все на странице', 'Компания', 'Номер', 'Действия']);
});

test.each([
  ['all columns from 1,280 px on', 940, 16, ['Компания', 'Встречи', 'Номер']],
  ['fewer in a narrower table', 700, 16, ['Компания', 'Номер']],
  ['fewer with text of 200 %', 1600, 32, ['Компания', 'Номер']],
])('[ORG-12] shows %s', (_, px, font, expected) => {
  document.documentElement.style.fontSize = `${font}px`;
  makeWide(px);
  renderPage(<Sample />);
  expect(heads().slice(1, -1)).toEqual(expected);
});

test('[ORG-12] makes cards where larger text has no room', () => {
  document.documentElement.style.fontSize = '32px';
  makeWide(968);
  renderPage(<Sample />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Компании' })).toBeVisible();
});

test('[ORG-12] puts decisions into the columns that give way', () => {
  renderPage(<Sample decides="Парус" />);
  const row = screen.getByRole('row', { name: /Парус/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Выбрать: Парус', 'Решить', '#3', 'Ещё: Парус']);
  expect(screen.getByRole('row', { name: /Банк/ })).toHaveTextContent('4#1');
});

test('becomes cards of two lines on phones [ORG-03]', async () => {
  makeWide(328);
  const { container } = renderPage(<Sample sorting={{ by: 'name', order: 'asc' }} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const card = within(screen.getByRole('list', { name: 'Компании' })).getAllByRole('listitem')[2]!;
  expect(card).toHaveTextContent('ПарусВстречи: 12');
  await userEvent.click(within(card).getByRole('checkbox', { name: 'Выбрать: Парус' }));
  expect(selected()).toBe('3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Встречи: по убыванию');
  expect(onSort).toHaveBeenLastCalledWith({ by: 'meetings', order: 'desc' });
  await userEvent.click(tick('Все на странице'));
  expect(selected()).toBe('1 2 3');
  await expectNoAxeViolations(container);
});
