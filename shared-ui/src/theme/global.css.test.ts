import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contrast } from './contrast';
import { palettePairs } from './palettePairs';
import { theme } from './theme';

const css = readFileSync(join(__dirname, 'global.css'), 'utf8');

function declarationsOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`global.css has no block «${selector}»`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = declarationsOf(':root');
const dark = declarationsOf(":root[data-theme='dark']");
const darkBySystem = declarationsOf(":root:not([data-theme='light'])");

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  test.each(palettePairs.map(({ front, back, least }) => [front, back, least] as const))(
    '«%s» on «%s» reaches %d:1',
    (front, back, least) => {
      expect(contrast(palette[`color-${front}`] ?? '', palette[`color-${back}`] ?? '')).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('contrast themes [NET-06]', () => {
  const start = css.indexOf('--color-background: var(--back)');
  const roles = Object.fromEntries(
    [...css.slice(start, css.indexOf('}', start)).matchAll(/--color-([\w-]+): var\(--(\w+)\);/g)].map(
      ([, role = '', source = '']) => [role, source],
    ),
  );

  test('give every colour role but the veil a system colour', () => {
    const names = Object.keys(light).filter((name) => name.startsWith('color-') && name !== 'color-veil');
    expect(Object.keys(roles).map((role) => `color-${role}`)).toEqual(names);
  });

  test.each(palettePairs.map(({ front, back }) => [front, back] as const))(
    '«%s» on «%s» is a pair of the system',
    (front, back) => {
      expect([roles[front], roles[back]].filter((source) => source === 'back')).toHaveLength(1);
    },
  );
});

test('uses the same dark palette by choice and by system', () => {
  expect(dark).toEqual(darkBySystem);
});

test('changes only colours, shadow and avatar filter when dark', () => {
  const others = Object.keys(dark).filter((name) => !name.startsWith('color-'));
  expect(others).toEqual(['shadow', 'default-avatar-filter']);
});

test('defines every colour role for dark too', () => {
  const roles = Object.keys(light).filter((name) => name.startsWith('color-'));
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(roles));
});

test('defines every custom property that the theme references', () => {
  const leaves = Object.values(theme).flatMap((group) =>
    typeof group === 'object' ? Object.values<string>(group) : typeof group === 'string' ? [group] : [group(2)],
  );
  const named = leaves.flatMap((leaf) => [...leaf.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect(Object.keys(light)).toEqual(expect.arrayContaining(named));
});
