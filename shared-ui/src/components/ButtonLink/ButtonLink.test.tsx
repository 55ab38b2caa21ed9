import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ButtonLink } from './ButtonLink';

test('links to a page of the application', () => {
  render(<ButtonLink to="/signup">Регистрация</ButtonLink>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/signup');
});

test('opens another site in a new tab without opener', () => {
  render(<ButtonLink href="https://example.com/call">Перейти по ссылке</ButtonLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('opens an address of this site in the same tab', () => {
  render(<ButtonLink href="/api/auth/logout">Выйти</ButtonLink>);
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});
