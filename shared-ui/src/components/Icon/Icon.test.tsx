import { expect, test } from '@jest/globals';
import Search from '@lucide/icons/icons/search';
import { render } from '@testing-library/react';
import { Icon } from './Icon';

const draw = (icon: React.ReactElement) => render(icon).container.innerHTML;

test('draws lucide’s lines, hidden from screen readers', () => {
  expect(draw(<Icon icon={Search} size={20} />)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none"' +
      ' stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
      '<path d="m21 21-4.34-4.34"></path><circle cx="11" cy="11" r="8"></circle></svg>',
  );
});

test('keeps other props and children', () => {
  const svg = draw(
    <Icon icon={{ node: [], size: 12 }} fill="red" aria-hidden={false} data-x="y">
      <title>Поиск</title>
    </Icon>,
  );
  for (const part of ['viewBox="0 0 12 12"', 'fill="red"', 'aria-hidden="false"', 'data-x="y"', '<title>Поиск</title>'])
    expect(svg).toContain(part);
});
