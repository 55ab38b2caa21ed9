import { expect, test } from '@jest/globals';
import { createPrint, findUnmetNeeds, meetsNeeds } from '.';

const button = createPrint('0123456789', ['kind…', 'size…']);
const provides = {
  react: { '*': '' },
  'react-router-dom': { Link: '' },
  'shared-ui/Button': { Button: button },
};

const needsButton = (print: string) => ({ 'shared-ui/Button': { Button: print } });

test('accepts a host that has every name with equal types', () => {
  expect(
    findUnmetNeeds({ ...needsButton(button), react: { useState: '' }, 'react-router-dom': { Link: '' } }, provides),
  ).toEqual({ missing: [], differing: [] });
});

test('accepts added optional members, refuses removed or changed ones', () => {
  expect(meetsNeeds(needsButton(createPrint('0123456789', ['kind…'])), provides)).toBe(true);
  expect(meetsNeeds(needsButton(createPrint('0123456789', ['kind…', 'soft…'])), provides)).toBe(false);
  expect(meetsNeeds(needsButton(createPrint('another core', ['kind…', 'size…'])), provides)).toBe(false);
});

test('lists missing names apart from differing types [TEAM-01]', () => {
  expect(
    findUnmetNeeds(
      {
        'shared-ui/Novel': { Novel: button },
        'react-router-dom': { useBlocker: '' },
        ...needsButton(createPrint('another core', [])),
      },
      provides,
    ),
  ).toEqual({
    missing: ['shared-ui/Novel', 'react-router-dom: useBlocker'],
    differing: ['shared-ui/Button: Button'],
  });
});

test('does not find names inherited from Object', () => {
  expect(findUnmetNeeds({ constructor: {} }, provides).missing).toEqual(['constructor']);
  expect(findUnmetNeeds({ 'shared-ui/Button': { constructor: '' } }, provides).missing).toEqual([
    'shared-ui/Button: constructor',
  ]);
});
