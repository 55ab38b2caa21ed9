import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { FilterPopover, type FilterPopoverProps } from './FilterPopover';
import { MultiSelectOptions } from './MultiSelectOptions';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize();
});
afterEach(() => takeSizeAway());

const onChange = jest.fn();

function show(props: Partial<FilterPopoverProps> = {}) {
  render(
    <FilterPopover label="Город" chosenCount={0} {...props}>
      <MultiSelectOptions
        label="Город"
        options={[
          { value: 'Казань', label: 'Казань', count: 14 },
          { value: 'Орёл', label: 'Орёл', count: 0 },
        ]}
        value={[]}
        onChange={onChange}
        note="Любое из отмеченного"
      />
    </FilterPopover>,
  );
}

test('shows the number chosen and opens the options [CAT-04]', async () => {
  const onOpen = jest.fn();
  show({ chosenCount: 2, onOpen });
  await userEvent.click(screen.getByRole('button', { name: 'Город: 2' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Город' })).toHaveTextContent('Любое из отмеченного');
  expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(['Казань14']);
  await userEvent.click(screen.getByRole('treeitem', { name: /Казань/ }));
  expect(onChange).toHaveBeenCalledWith(['Казань']);
  await expectNoAxeViolations(document.body);
});

test('shows the label alone and stays closed when disabled [CAT-07]', async () => {
  show({ disabled: true });
  await userEvent.click(screen.getByRole('button', { name: 'Город' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
