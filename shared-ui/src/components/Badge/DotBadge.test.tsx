import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DotBadge } from './DotBadge';

test('has an accessible name and a tooltip', () => {
  render(<DotBadge label="Не прочитано" />);
  expect(screen.getByRole('img', { name: 'Не прочитано' })).toHaveAttribute('title', 'Не прочитано');
});
