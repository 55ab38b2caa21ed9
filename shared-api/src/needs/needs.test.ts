import { expect, test } from '@jest/globals';
import { createPrint, findUnmetNeeds, meetsNeeds } from '.';

const button = createPrint('0123456789', ['kind…', 'size…']);
const provides = {
  react: { '*': '' },
  'react-router-dom': { Link: '' },
  'shared-ui/Button': { Button: button },
};

const needsButton = (print: string) => ({ 'shared-ui/Button': { Button: print } });

test('a host that has every name with the same type meets the needs', () => {
  expect(
    findUnmetNeeds({ ...needsButton(button), react: { useState: '' }, 'react-router-dom': { Link: '' } }, provides),
  ).toEqual([]);
});

test('a type that has got an optional member since still serves; one that has lost or changed one does not', () => {
  expect(meetsNeeds(needsButton(createPrint('0123456789', ['kind…'])), provides)).toBe(true);
  expect(meetsNeeds(needsButton(createPrint('0123456789', ['kind…', 'soft…'])), provides)).toBe(false);
  expect(meetsNeeds(needsButton(createPrint('another core', ['kind…', 'size…'])), provides)).toBe(false);
});

test('what is missing is named', () => {
  expect(
    findUnmetNeeds(
      {
        'shared-ui/Novel': { Novel: button },
        'react-router-dom': { useBlocker: '' },
        ...needsButton(createPrint('another core', [])),
      },
      provides,
    ),
  ).toEqual(['shared-ui/Novel', 'react-router-dom: useBlocker', 'shared-ui/Button: Button (another type)']);
});

test('names that every object has are no module and no export', () => {
  expect(findUnmetNeeds({ constructor: {} }, provides)).toEqual(['constructor']);
  expect(findUnmetNeeds({ 'shared-ui/Button': { constructor: '' } }, provides)).toEqual([
    'shared-ui/Button: constructor',
  ]);
});
