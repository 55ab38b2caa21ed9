import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { ActionBar } from './ActionBar';

test('renders a named region with actions after the text', async () => {
  render(
    <ActionBar aria-label="Выбранные слоты" actions={<button>Применить</button>}>
      Выбрано: 6
    </ActionBar>,
  );
  const bar = screen.getByRole('region', { name: 'Выбранные слоты' });
  expect(bar).toHaveTextContent(/^Выбрано: 6Применить$/);
  expect(within(bar).getByRole('button', { name: 'Применить' })).toBeVisible();
  await expectNoAxeViolations(document.body);
});
