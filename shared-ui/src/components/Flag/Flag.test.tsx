import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Flag } from './Flag';

test.each(['Россия', 'Беларусь', 'Казахстан', 'Армения', 'Узбекистан', 'Кыргызстан', ' россия '])(
  'draws and names the flag of «%s»',
  (country) => {
    render(<Flag country={country} />);
    expect(screen.getByRole('img', { name: country.trim() }).querySelector('svg')).not.toBeNull();
  },
);

test('shows a neutral flag with the name of unknown countries', () => {
  render(<Flag country="Атлантида" />);
  expect(screen.getByRole('img', { name: 'Атлантида' })).toBeEmptyDOMElement();
});

test('is hidden from screen readers when decorative', () => {
  render(<Flag country="Россия" isDecorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
