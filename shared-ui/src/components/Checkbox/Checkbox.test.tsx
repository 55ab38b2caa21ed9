import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('toggles by its label and keeps links in it', async () => {
  const change = jest.fn();
  render(
    <Checkbox
      label={
        <>
          Согласен с <a href="#policy">политикой</a>
        </>
      }
      onChange={change}
    />,
  );
  await userEvent.click(screen.getByText(/Согласен/));
  expect(screen.getByRole('checkbox', { name: 'Согласен с политикой' })).toBeChecked();
  expect(change).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link')).toHaveAttribute('href', '#policy');
});

test('is described by its error and hint', () => {
  render(<Checkbox label="Согласен" error="Необходимо согласие." hint="Читайте внимательно." />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Необходимо согласие. Читайте внимательно.');
});

test('names a checkbox by its hidden label', async () => {
  render(<Checkbox label="Выбрать: Парус" isLabelHidden />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Парус' }));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByText('Выбрать: Парус')).toHaveClass('visually-hidden');
});
