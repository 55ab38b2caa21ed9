import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FigureFrame } from './FigureFrame';

test('lets the keyboard reach and scroll the table', async () => {
  render(
    <FigureFrame sentence="Приняты два приглашения." head={['Ответ', 'Приглашения']} rows={[['приняты', '2']]}>
      <p>рисунок</p>
    </FigureFrame>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Приняты два приглашения.' })).toHaveFocus();
  expect(screen.getByRole('rowheader', { name: 'приняты' })).toBeVisible();
});
