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

test('an unknown country has a neutral flag and keeps its name', () => {
  render(<Flag country="Атлантида" />);
  expect(screen.getByRole('img', { name: 'Атлантида' })).toBeEmptyDOMElement();
});

test('beside the name it is silent', () => {
  render(<Flag country="Россия" isDecorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
