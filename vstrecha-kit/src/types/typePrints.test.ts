import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { meetsNeeds } from 'shared-api/needs';
import { Declarations } from './declarations.ts';
import { createTypePrinter } from './printType.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'prints-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** The prints of the exports of `index.d.ts` among these declarations. */
function print(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(path.join(dir, 'state-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const declarations = new Declarations((specifier, from) =>
    specifier.startsWith('.') ? `${path.resolve(path.dirname(from), specifier)}.d.ts` : undefined,
  );
  const index = path.join(folder, 'index.d.ts');
  const printer = createTypePrinter(declarations);
  return Object.fromEntries(
    declarations.valuesOf(index).map((name) => {
      const declaration = declarations.findExport(index, name);
      assert.ok(declaration);
      return [name, printer(declaration)];
    }),
  );
}

const BUTTON = {
  'index.d.ts': "export { Button, type ButtonProps } from './Button';",
  'Button.d.ts': `import type { Size } from './size';
    export interface ButtonProps extends Rest { kind: 'main' | 'quiet'; size?: Size; onPress: (key: string) => void }
    interface Rest { id: string }
    export declare function Button({ kind, size, ...rest }: ButtonProps): object;`,
  'size.d.ts': "export type Size = 'big' | 'small';",
};

/** Whether a remote built against the button above runs with one in which a text is replaced. */
function serves(
  file: keyof typeof BUTTON,
  old: string,
  replacement: string,
  further: Record<string, string> = {},
): boolean {
  assert.ok(BUTTON[file].includes(old));
  const changed = { ...BUTTON, ...further, [file]: BUTTON[file].replace(old, replacement) };
  return meetsNeeds({ ui: print(BUTTON) }, { ui: print(changed) });
}

test('prints values but no types', () => {
  assert.deepEqual(Object.keys(print(BUTTON)), ['Button']);
});

test('gives equal prints for equal types in different spelling', () => {
  assert.ok(serves('Button.d.ts', '{ kind, size, ...rest }', 'props'), 'names of parameters');
  assert.ok(serves('Button.d.ts', "'main' | 'quiet'", "'quiet' | 'main'"), 'order of a union');
  assert.ok(
    serves('Button.d.ts', "kind: 'main' | 'quiet'; size?: Size;", "size?: Size;\n\n kind:  'main' | 'quiet';"),
    'order of members',
  );
});

test('accepts a new optional member or parameter of any type', () => {
  assert.ok(serves('Button.d.ts', 'size?: Size', 'size?: Size; isWide?: boolean'));
  const look = { 'look.d.ts': 'export interface Look { colour: string }' };
  assert.ok(serves('Button.d.ts', 'size?: Size', "size?: Size; look?: import('./look').Look", look));
  assert.ok(serves('Button.d.ts', 'ButtonProps): object', 'ButtonProps, ref?: object): object'));
});

for (const [what, file, old, replacement] of [
  ['a member of another type', 'Button.d.ts', "kind: 'main' | 'quiet'", 'kind: string'],
  ['a member that became required', 'Button.d.ts', 'size?: Size', 'size: Size'],
  ['a new required member', 'Button.d.ts', 'size?: Size', 'size?: Size; label: string'],
  ['a removed optional member', 'Button.d.ts', 'size?: Size;', ''],
  ['an optional member of another type', 'Button.d.ts', 'size?: Size', 'size?: number'],
  ['a removed inherited member', 'Button.d.ts', 'id: string', ''],
  ['a type in another file', 'size.d.ts', "'big' | 'small'", "'big'"],
  ['an argument of a callback', 'Button.d.ts', 'key: string', 'key: number'],
  ['the return type', 'Button.d.ts', ': object', ': string'],
] as const)
  test(`detects a change: ${what}`, () => assert.equal(serves(file, old, replacement), false));

test('refuses a host that lacks a name or member', () => {
  const without = { ...BUTTON, 'index.d.ts': 'export {};' };
  assert.equal(meetsNeeds({ ui: print(BUTTON) }, { ui: print(without) }), false);
  // The host is older than the build and lacks the optional member that the build was made with.
  const newer = {
    ...BUTTON,
    'Button.d.ts': BUTTON['Button.d.ts'].replace('size?: Size', 'size?: Size; isWide?: boolean'),
  };
  assert.equal(meetsNeeds({ ui: print(newer) }, { ui: print(BUTTON) }), false);
});

test('prints only the named part of a large contract', () => {
  const contract = (user: string, chat: string) => ({
    'index.d.ts': `import type { components } from './contract';
      export type User = components['schemas']['User'];
      export declare function useUser(): User;`,
    'contract.d.ts': `export interface components { schemas: {
      User: { name: string; role: components['schemas']['Role'] }; Role: ${user}; Chat: ${chat} } }`,
  });
  const needs = { api: print(contract("'admin'", 'string')) };
  assert.ok(meetsNeeds(needs, { api: print(contract("'admin'", 'number')) }));
  assert.equal(meetsNeeds(needs, { api: print(contract("'admin' | 'guest'", 'string')) }), false);
});
