import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import * as calendar from 'lucide-react/icons/calendar-days';
import * as eye from 'lucide-react/icons/eye';
import createLucideIcon from './createLucideIcon';

/** The types of lucide do not say that its files tell what they draw. */
const dataOf = (file: object) => (file as { __iconData: Parameters<typeof createLucideIcon>[0] }).__iconData;

test.each([
  ['eye', eye],
  ['calendar-days', calendar],
])('%s looks as lucide draws it', (_, file) => {
  const { default: Original } = file;
  const Own = createLucideIcon(dataOf(file));
  const props = { size: 20, fill: 'red', 'data-x': 'y' } as const;
  const [original, own] = [<Original key="original" {...props} />, <Own key="own" {...props} />].map((icon) => {
    const svg = render(icon).container.querySelector('svg');
    // Nothing goes by lucide's classes.
    svg?.removeAttribute('class');
    return [svg?.innerHTML, Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]))];
  });
  expect(own).toEqual(original);
});
