import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CollapsibleText } from './CollapsibleText';

const long = 'слово '.repeat(100).trim();

test('shows the beginning, the whole, and the beginning again', async () => {
  render(<CollapsibleText text={long} limit={300} />);
  expect(screen.queryByText(long)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Показать полностью', expanded: false }));
  expect(screen.getByText(long)).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Скрыть', expanded: true }));
  expect(screen.queryByText(long)).not.toBeInTheDocument();
});

test('a short text has no button', () => {
  render(<CollapsibleText text="Сувениры" limit={300} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('calls its button what it is told', () => {
  render(<CollapsibleText text={long} limit={200} moreLabel="Читать полностью" />);
  expect(screen.getByRole('button', { name: 'Читать полностью' })).toBeInTheDocument();
});
