import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft, readDraft } from 'shared-api/storage';
import { renderPage } from 'shared-api/testing';
import '../testing/surroundings';
import { RegisterLayout } from './RegisterLayout';

test('deletes drafts on logout from a registration page [SIDE-05] [AUTH-08]', async () => {
  keepDraft('signup', 'Недописанное');
  renderPage(<RegisterLayout step={2}>Содержание</RegisterLayout>);
  const link = screen.getByRole('link', { name: 'Выйти' });
  expect(link).toHaveAttribute('href', '/api/auth/logout');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(readDraft('signup')).toBe('');
});

test('shows guests no logout link', () => {
  renderPage(<RegisterLayout step={1}>Содержание</RegisterLayout>);
  expect(screen.queryByRole('link', { name: 'Выйти' })).not.toBeInTheDocument();
});
