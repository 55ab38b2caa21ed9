import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

test('is a named image 300 px wide [EDIT-08]', () => {
  render(<QrCode value="https://example.com/bot?start=1" title="Ссылка на бота" />);
  expect(screen.getByRole('img', { name: 'Ссылка на бота' })).toHaveAttribute('width', '300');
});

test('changes with the address', () => {
  const draw = (value: string) =>
    render(<QrCode value={value} title="Бот" />)
      .container.querySelectorAll('path')[1]
      ?.getAttribute('d');
  expect(draw('https://example.com/1')).not.toBe(draw('https://example.com/2'));
});
