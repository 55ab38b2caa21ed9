import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ButtonLink } from './ButtonLink';
import { safeHref } from './safeHref';

test('leads to a page of the application', () => {
  render(<ButtonLink to="/signup">Регистрация</ButtonLink>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/signup');
});

test('opens another site in a new tab that knows nothing of this one', () => {
  render(<ButtonLink href="https://example.com/call">Перейти по ссылке</ButtonLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('keeps an address of this site in this tab', () => {
  render(<ButtonLink href="/api/auth/logout">Выйти</ButtonLink>);
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'http://[',
])('drops %s', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test.each(['https://example.com', '/api/files/1/download', 'mailto:a@example.com', 'tel:+79161234567', '?page=2'])(
  'keeps %s',
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);
