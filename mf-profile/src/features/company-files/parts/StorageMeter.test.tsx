import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StorageMeter } from './StorageMeter';

test('shows megabytes with two decimals [FILE-03]', () => {
  render(<StorageMeter used={1_572_864} total={10_485_760} />);
  const meter = screen.getByRole('meter', { name: 'Занято места' });
  expect(meter).toHaveAttribute('aria-valuetext', '1,50 из 10,00 МБ');
  expect(meter).toHaveAttribute('aria-valuenow', '15');
  expect(screen.getByText('1,50 из 10,00 МБ')).toBeInTheDocument();
});

test.each([
  [20, 10],
  [0, 0],
])('is full at %d of %d bytes', (used, total) => {
  render(<StorageMeter used={used} total={total} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
});
