import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DayHeader } from './DayHeader';

test('shows the day with the Moscow offset [MEET-05]', () => {
  render(
    <h2>
      <DayHeader date="Сегодня" />
    </h2>,
  );
  expect(screen.getByRole('heading', { name: 'Сегодня GMT +03:00' })).toBeInTheDocument();
});
