import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { CountBadge } from './CountBadge';

test.each([
  [1, '1'],
  [20, '20'],
  [21, '20+'],
  [500, '20+'],
])('shows %d as «%s» [SIDE-04]', (count, text) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container).toHaveTextContent(text);
});

test('renders no badge for a count of 0', () => {
  const { container } = render(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
});
