import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { FitLine } from './FitLine';

test('toggles the explanation on click and closes on Esc', async () => {
  render(<FitLine explanation="Город один: Казань.">Подходит: тематика 3 из 4 · город</FitLine>);
  const line = screen.getByRole('button', { name: 'Подходит: тематика 3 из 4 · город' });
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog', { name: 'Почему подходит' })).toHaveTextContent('Город один: Казань.');
  await expectNoAxeViolations(document.body);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(line);
  await userEvent.click(line);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('breaks a long line between reasons only [FIT-04]', () => {
  render(<FitLine explanation="Город один: Казань.">Подходит: тематика 3 из 4 · город · тираж</FitLine>);
  for (const reason of ['Подходит: тематика 3 из 4', '· город', '· тираж'])
    expect(screen.getByText(reason)).toHaveStyle({ display: 'inline-block', whiteSpace: 'pre' });
});
