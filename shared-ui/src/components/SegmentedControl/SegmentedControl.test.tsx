import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { SegmentedControl } from './SegmentedControl';
import { SegmentedLinks } from './SegmentedLinks';

const options = [
  { value: 0, label: 'Все' },
  { value: 1, label: 'Только они' },
  { value: 2, label: 'Без них' },
];

function Page({ onChange, disabled }: { onChange?: (value: number) => void; disabled?: boolean }) {
  const [value, setValue] = useState(0);
  return (
    <SegmentedControl
      label="Агентства"
      options={options}
      value={value}
      disabled={disabled}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

test('selects on click and names the choice by its label', async () => {
  const onChange = jest.fn();
  render(<Page onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Агентства' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Все' })).toBeChecked();
  await userEvent.click(screen.getByText('Без них'));
  expect(onChange).toHaveBeenCalledWith(2);
  expect(screen.getByRole('radio', { name: 'Без них' })).toBeChecked();
  await expectNoAxeViolations(document.body);
});

test('is one Tab stop and selects with arrow keys', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Все' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Только они' })).toBeChecked();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('keeps its choice when disabled', async () => {
  render(<Page disabled />);
  await userEvent.click(screen.getByText('Без них'));
  expect(screen.getByRole('radio', { name: 'Все' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Все' })).toBeDisabled();
});

test('as links, is a navigation that marks the current page', async () => {
  render(
    <SegmentedLinks
      aria-label="Вид встреч"
      current="/meetings?view=agenda"
      links={[
        { to: '/meetings', label: 'По дням' },
        { to: '/meetings?view=agenda', label: 'Расписание' },
      ]}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('navigation', { name: 'Вид встреч' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Расписание', current: 'page' })).toHaveAttribute(
    'href',
    '/meetings?view=agenda',
  );
  expect(screen.getByRole('link', { name: 'По дням' })).not.toHaveAttribute('aria-current');
  await expectNoAxeViolations(document.body);
});
