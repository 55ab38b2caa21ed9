import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { SlotBar } from './SlotBar';

test('is hidden from screen readers and labels even hours', async () => {
  const { container } = render(
    <SlotBar
      slots={[
        { point: '09:30', status: 'BLOCKED' },
        { point: '10:00', status: 'AVAILABLE' },
        { point: '10:30', status: 'ASSIGNED', companies: ['Парус'] },
        { point: '11:00', status: 'AVAILABLE' },
        { point: '12:00', status: 'AVAILABLE' },
      ]}
    />,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect([...container.querySelectorAll('li')].map((cell) => cell.textContent)).toEqual(['', '10', '', '', '12']);
  await expectNoAxeViolations(container);
});
