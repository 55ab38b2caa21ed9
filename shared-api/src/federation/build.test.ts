import { expect, test } from '@jest/globals';
import { findMissing, isRange } from './build';

const host = {
  provides: { react: ['*'], 'react-router-dom': ['Link'], 'shared-ui/Button': ['Button'] },
  versions: { react: '19.3.1' },
};
const missing = (needs: Record<string, string[]>, requires: Record<string, string> = {}) =>
  findMissing({ needs, requires }, host);

test('accepts a host that has every module and name [TEAM-01]', () => {
  expect(missing({ react: ['useState'], 'react-router-dom': ['Link'], 'shared-ui/Button': ['*', 'Button'] })).toEqual(
    [],
  );
});

test('lists missing modules and names [TEAM-01]', () => {
  expect(missing({ 'shared-ui/Novel': ['Novel'], 'react-router-dom': ['Link', 'useBlocker'] })).toEqual([
    'shared-ui/Novel',
    'react-router-dom: useBlocker',
  ]);
});

test('does not find names inherited from Object', () => {
  expect(missing({ constructor: [] }, { constructor: '^1.0.0' })).toEqual(['constructor', 'constructor ^1.0.0']);
});

test.each([
  ['^19.3.1', true],
  ['^19.2.9', true],
  ['^19.3.2', false],
  ['^19.4.0', false],
  ['^18.3.1', false],
  ['^20.0.0', false],
  // Releases refuse other forms.
  ['>=19', false],
])('judges %s by the major version and the least version', (range, isMet) => {
  expect(missing({}, { react: range })).toEqual(isMet ? [] : [`react ${range}`]);
});

test('knows the form of ranges that hosts can judge', () => {
  expect(['^19.0.0', '19.0.0', '>=19', '^0.1.0'].map(isRange)).toEqual([true, false, false, false]);
});
