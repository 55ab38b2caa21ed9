import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

const DEFAULT = '/images/avatar/default.png';

test('falls back to the default picture, then to a shape [CARD-01]', () => {
  render(<Avatar src="/broken.png" alt="Ромашка" />);
  fireEvent.error(screen.getByRole('img', { name: 'Ромашка' }));
  expect(screen.getByRole('img', { name: 'Ромашка' })).toHaveAttribute('src', DEFAULT);
  fireEvent.error(screen.getByRole('img', { name: 'Ромашка' }));
  expect(screen.getByRole('img', { name: 'Ромашка' }).tagName).toBe('svg');
});

test('shows the default picture when src is missing', () => {
  render(<Avatar alt="Ромашка" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', DEFAULT);
});

test('loads a new picture after a broken one', () => {
  const { rerender } = render(<Avatar src="/broken.png" alt="Ромашка" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Avatar src="/new.png" alt="Ромашка" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/new.png');
});

test('labels the online marker for screen readers', () => {
  render(<Avatar isOnline />);
  expect(screen.getByRole('img', { name: 'В сети' })).toBeInTheDocument();
});

test('applies the dark filter only to the default picture', () => {
  const filterOf = (name: string) => getComputedStyle(screen.getByRole('img', { name })).filter;
  render(
    <>
      <Avatar alt="Без картинки" />
      <Avatar alt="С общей картинкой" src={DEFAULT} />
      <Avatar alt="Со своей" src="/images/avatar/7.png" />
    </>,
  );
  expect(filterOf('Без картинки')).toBe('var(--default-avatar-filter)');
  expect(filterOf('С общей картинкой')).toBe('var(--default-avatar-filter)');
  expect(filterOf('Со своей')).toBe('');
});
