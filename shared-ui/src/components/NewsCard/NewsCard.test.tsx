import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { NewsCard } from './NewsCard';

const post = {
  title: 'Открыта запись',
  text: `${'слово '.repeat(60)}<b> https://vstrecha.example </b>`,
  time: { iso: '2026-11-22T15:00:00.000Z', words: '22.11.2026 в 18:00' },
  limit: 300,
};

test('says pinned and the time of the last edit [ORG-06]', async () => {
  const { container } = render(<NewsCard {...post} isPinned edited="22.11 в 18:20" />);
  expect(screen.getByText('Закреплена')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('22.11.2026 в 18:00 · изменено 22.11 в 18:20');
  expect(screen.queryByText('Новое')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('shows markup in a long text as text [ORG-06]', async () => {
  render(<NewsCard {...post} level={3} isNew />);
  expect(screen.getByRole('heading', { level: 3, name: 'Открыта запись' })).toBeVisible();
  expect(screen.getByText('Новое')).toBeVisible();
  expect(screen.queryByText('Закреплена')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Читать полностью' }));
  expect(screen.getByText(/<b>/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://vstrecha.example');
});
