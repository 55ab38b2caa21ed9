import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './Combobox';
import type { ComboboxOption } from './comboboxSearch';

const rostov = { value: '1', label: 'Ростов-на-Дону' };
const found = { kind: 'found', options: [rostov, { value: '2', label: 'Ростов Великий' }] } as const;

function Page({ value: first = null, ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | null>(first);
  return (
    <>
      <Combobox label="Город" search={found} onSearch={() => undefined} {...props} value={value} onChange={setValue} />
      <p data-testid="chosen">{value?.label ?? 'нет'}</p>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Город' });
const chosen = () => screen.getByTestId('chosen');

test('searches from three characters on [REG-04]', async () => {
  const search = jest.fn();
  render(<Page onSearch={search} />);
  await userEvent.type(input(), 'Ро');
  expect(screen.getByRole('status')).toHaveTextContent('Введите не менее 3 символов');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();

  await userEvent.type(input(), 'ст');
  expect(search.mock.calls).toEqual([['Рос'], ['Рост']]);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('selects an option by keyboard', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Рос{ArrowDown}{Enter}');
  expect(chosen()).toHaveTextContent('Ростов-на-Дону');
  expect(input()).toHaveValue('Ростов-на-Дону');
});

test('selects an option by mouse', async () => {
  render(<Page />);
  await userEvent.type(input(), 'Рос');
  await userEvent.click(screen.getByRole('option', { name: 'Ростов Великий' }));
  expect(chosen()).toHaveTextContent('Ростов Великий');
});

test('restores the last choice on blur after typing', async () => {
  render(<Page value={rostov} />);
  await userEvent.type(input(), ' и что-то ещё');
  await userEvent.tab();
  expect(input()).toHaveValue('Ростов-на-Дону');
  expect(chosen()).toHaveTextContent('Ростов-на-Дону');
});

test('clears the choice when the field is emptied', async () => {
  render(<Page value={rostov} />);
  await userEvent.clear(input());
  expect(chosen()).toHaveTextContent('нет');
  await userEvent.tab();
  expect(input()).toHaveValue('');
});

test('closes on Esc and keeps the choice', async () => {
  render(<Page value={rostov} />);
  await userEvent.type(input(), 'х');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(chosen()).toHaveTextContent('Ростов-на-Дону');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('announces a running search and an empty result', async () => {
  const { rerender } = render(<Page search={{ kind: 'loading' }} />);
  await userEvent.type(input(), 'Рос');
  expect(screen.getByRole('status')).toHaveTextContent('Ищем…');
  rerender(<Page search={{ kind: 'found', options: [] }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено.');
});

test('offers a retry by keyboard after a failed search', async () => {
  const retry = jest.fn();
  render(<Page search={{ kind: 'failed', retry }} />);
  expect(input()).toHaveAccessibleDescription(/Не удалось выполнить поиск/);
  await userEvent.click(input());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
});

test('empties the field when value becomes null', () => {
  const { rerender } = render(
    <Combobox label="Город" search={found} onSearch={() => undefined} value={rostov} onChange={() => undefined} />,
  );
  rerender(
    <Combobox
      label="Город"
      search={found}
      onSearch={() => undefined}
      value={null}
      onChange={() => undefined}
      disabled
      hint="Сначала выберите страну."
    />,
  );
  expect(input()).toHaveValue('');
  expect(input()).toBeDisabled();
  expect(input()).toHaveAccessibleDescription('Сначала выберите страну.');
});

test('empties the field after each choice when isAdding', async () => {
  const onChange = jest.fn();
  render(
    <Combobox label="Город" search={found} onSearch={() => undefined} value={null} onChange={onChange} isAdding />,
  );
  await userEvent.type(input(), 'Рос{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(rostov);
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();

  await userEvent.type(input(), 'Рос');
  await userEvent.click(screen.getByRole('option', { name: 'Ростов Великий' }));
  expect(onChange).toHaveBeenLastCalledWith(found.options[1]);
  expect(input()).toHaveValue('');
});
