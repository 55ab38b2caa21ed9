import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DotBadge } from './DotBadge';

test('says by name what it says by colour', () => {
  render(<DotBadge label="Не прочитано" />);
  expect(screen.getByRole('img', { name: 'Не прочитано' })).toHaveAttribute('title', 'Не прочитано');
});
