import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { inEveryBrowser } from './browserRule.ts';

const MISSING = {
  any: 'export const a = (one: AbortSignal) => AbortSignal.any([one]);',
  withResolvers: 'export const a = Promise.withResolvers<void>();',
  groupBy: "export const a = Object.groupBy(['а'], (one) => one);",
  fromAsync: 'export const a = Array.fromAsync([1]);',
  union: 'export const a = new Set([1]).union(new Set([2]));',
  filter: 'export const a = new Map([[1, 2]]).values().filter(Boolean);',
  drop: 'export const a = [1].values().drop(1);',
  parse: "export const a = URL.parse('/');",
  requestIdleCallback: 'export const a = () => requestIdleCallback(() => {});',
  Iterator: 'export class A extends Iterator<number> { next = () => ({ done: true, value: 1 }) as const; }',
  DurationFormat: "export const a = new Intl.DurationFormat('ru');",
  setHTMLUnsafe: "export const a = (box: HTMLElement) => box.setHTMLUnsafe('');",
  showPopover: 'export const a = (box: HTMLElement) => box.showPopover();',
  startViewTransition: 'export const a = () => document.startViewTransition(() => {});',
  popover: 'export const a = <p popover="auto" />;',
  modifier: 'export const a = /(?i:а)/;',
};

const PRESENT = {
  copies: 'export const a = [1].toSorted().toReversed().toSpliced(0, 1).findLast(Boolean);',
  addresses: "export const a = URL.canParse('/');",
  clone: 'export const a = structuredClone([1]);',
  'touches and canvases':
    'export const a = ({ touches }: TouchEvent, pen: CanvasRenderingContext2D) => (touches.length, pen.restore());',
  'what an event of a missing interface has': 'export const a = (event: NavigateEvent) => event.destination.url;',
  inert: 'export const a = <p inert />;',
  flags: 'export const a = /[а--б]/v;',
  'members of our own': 'export const a = { any: (list: number[]) => list, union: 1, filter: 2 }.any([]);',
  'a value of that name': 'export const a = (requestIdleCallback: () => void) => requestIdleCallback();',
  types: 'export type A = Iterator<number>;',
  'what is asked for':
    "export const a = () => { if ('requestIdleCallback' in window) requestIdleCallback(() => {}); };",
  'optional calls': 'export const a = () => document.startViewTransition?.(() => {});',
};

const sources = { ...MISSING, ...PRESENT };
const names = Object.keys(sources).map((name) => [name, `${name.replaceAll(' ', '')}.tsx`] as const);
const folder = writeSite(
  Object.fromEntries(names.map(([name, file]) => [file, sources[name as keyof typeof sources]])),
);
const program = ts.createProgram(
  names.map(([, file]) => path.join(folder, file)),
  { lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [], jsx: ts.JsxEmit.Preserve },
);

function lint(name: string): string[] {
  const file = names.find(([known]) => known === name)?.[1] ?? '';
  const messages = new Linter({ cwd: folder }).verify(
    sources[name as keyof typeof sources],
    {
      files: ['**/*.tsx'],
      plugins: { house: { rules: { 'in-every-browser': inEveryBrowser } } },
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
      rules: { 'house/in-every-browser': 'error' },
    },
    path.join(folder, file),
  );
  return messages.map(({ message }) => message);
}

for (const name of Object.keys(MISSING))
  test(`finds «${name}», which a promised browser lacks [NET-01]`, () => {
    const [message = '', ...others] = lint(name);
    assert.match(message, new RegExp(`^«${name}» is missing`));
    assert.deepEqual(others, []);
  });

for (const name of Object.keys(PRESENT)) test(`accepts ${name} [NET-01]`, () => assert.deepEqual(lint(name), []));
