import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Switch } from './Switch';

test('is a switch with its name and explanation', async () => {
  const onChange = jest.fn();
  const { container } = render(
    <Switch label="Каталог" hint="Участники находят компании." checked onChange={onChange} />,
  );
  const control = screen.getByRole('switch', { name: 'Каталог', checked: true });
  expect(control).toHaveAccessibleDescription('Участники находят компании.');
  await userEvent.click(screen.getByText('Каталог'));
  expect(onChange).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});
