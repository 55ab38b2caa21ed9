import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft, readDraft } from 'shared-api/drafts';
import { renderPage } from 'shared-api/testing';
import '../testing/surroundings';
import { RegisterLayout } from './RegisterLayout';

test('logging out on a registration page takes the drafts along, as everywhere [SIDE-05] [AUTH-08]', async () => {
  keepDraft('signup', 'Недописанное');
  renderPage(<RegisterLayout step={2}>Содержание</RegisterLayout>);
  const link = screen.getByRole('link', { name: 'Выйти' });
  expect(link).toHaveAttribute('href', '/api/auth/logout');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(readDraft('signup')).toBe('');
});

test('a guest has nothing to log out of', () => {
  renderPage(<RegisterLayout step={1}>Содержание</RegisterLayout>);
  expect(screen.queryByRole('link', { name: 'Выйти' })).not.toBeInTheDocument();
});
