import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { ProgressBar } from './ProgressBar';

test('shows its value, limited to 0–100', async () => {
  const { rerender } = render(<ProgressBar label="Загрузка" value={63.6} />);
  const bar = screen.getByRole('progressbar', { name: 'Загрузка' });
  expect(bar).toHaveAttribute('aria-valuenow', '64');
  rerender(<ProgressBar label="Загрузка" value={140} />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(bar.firstElementChild).toHaveStyle({ transform: 'scaleX(1)' });
  await expectNoAxeViolations(document.body);
});

test('has no value when progress is unknown', () => {
  render(<ProgressBar label="Отправляем" />);
  expect(screen.getByRole('progressbar', { name: 'Отправляем' })).not.toHaveAttribute('aria-valuenow');
});

test('depletes in the given time, hidden from screen readers', () => {
  const { container } = render(<ProgressBar label={null} depletesInMs={5_000} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.firstElementChild).toHaveStyle({ animationDuration: '5000ms' });
});
