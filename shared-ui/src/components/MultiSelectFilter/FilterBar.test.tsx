import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from 'shared-ui/Dialog';
import { FilterBar, type FilterBarProps } from './FilterBar';

const handlers = { onChange: jest.fn(), onEnter: jest.fn() };
const bar = (props: Partial<FilterBarProps> = {}) =>
  render(
    <FilterBar
      label="Поиск"
      search={{ label: 'Компания', text: 'Парус', maxLength: 200, ...handlers }}
      count={2}
      row={<p>Строка</p>}
      title="Фильтры"
      sheet={(sheet) => <Dialog {...sheet}>Лист</Dialog>}
      {...props}
    />,
  );
const makeNarrow = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList);

test('applies its text by Enter and clears it by Escape [CAT-03] [ORG-03]', async () => {
  bar();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Компания' }), '{Enter}{Escape}');
  expect(handlers.onEnter).toHaveBeenCalledTimes(1);
  expect(handlers.onChange).toHaveBeenCalledWith('');
  expect(screen.getByText('Строка')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('opens its filters in a sheet on narrow screens [CAT-03] [ORG-03]', async () => {
  makeNarrow();
  bar();
  expect(screen.queryByText('Строка')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Фильтры (2)' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Фильтры' }));
  expect(sheet.getByText('Лист')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the filters closed while it is disabled [CAT-07]', () => {
  makeNarrow();
  bar({ isDisabled: true, count: 0 });
  expect(screen.getByRole('button', { name: 'Фильтры' })).toBeDisabled();
  expect(screen.getByRole('searchbox')).toBeDisabled();
});
