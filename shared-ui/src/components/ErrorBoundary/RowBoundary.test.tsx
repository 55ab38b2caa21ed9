import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { VirtualChatList, VirtualList } from 'shared-ui/lists';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { RowBoundary } from './RowBoundary';

let takeSizeAway: () => void;
let isBroken: boolean;
beforeEach(() => {
  isBroken = true;
  takeSizeAway = giveElementsSize({ width: 400, height: 300 });
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  takeSizeAway();
});

const ITEMS = [1, 2, 3];
const getKey = (item: number) => item;
const drawItem = (item: number) => <Item item={item} />;

function Item({ item }: { item: number }) {
  if (item === 2 && isBroken) throw new Error('Строка не рисуется.');
  return <article>Строка {item}</article>;
}

const LISTS = {
  VirtualList: (
    <VirtualList items={ITEMS} getKey={getKey} estimateHeight={40} aria-label="Чаты">
      {drawItem}
    </VirtualList>
  ),
  VirtualChatList: (
    <VirtualChatList items={ITEMS} getKey={getKey} estimateHeight={40} aria-label="Переписка">
      {drawItem}
    </VirtualChatList>
  ),
  'plain list': (
    <ul aria-label="Приглашения">
      {ITEMS.map((item) => (
        <RowBoundary key={item} item={item} own="li">
          <li>{drawItem(item)}</li>
        </RowBoundary>
      ))}
    </ul>
  ),
  grid: (
    <div role="grid" aria-label="Встречи">
      {ITEMS.map((item) => (
        <RowBoundary key={item} item={item} own="row">
          {() => (
            <div role="row">
              <div role="gridcell">{Item({ item })}</div>
            </div>
          )}
        </RowBoundary>
      ))}
    </div>
  ),
  table: (
    <table aria-label="Участники">
      <tbody>
        {ITEMS.map((item) => (
          <RowBoundary key={item} item={item} own={{ columns: 1 }}>
            {() => (
              <tr>
                <td>{Item({ item })}</td>
              </tr>
            )}
          </RowBoundary>
        ))}
      </tbody>
    </table>
  ),
};

test.each(Object.entries(LISTS))('%s keeps a failure in its row [NET-03]', async (_, list) => {
  render(list, { wrapper: BrowserRouter });
  expect(screen.getByText('Строка 1')).toBeVisible();
  expect(screen.getByText('Строка 3')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось показать.');
  await expectNoAxeViolations(document.body);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(screen.getByText('Строка 2')).toBeVisible();
});
