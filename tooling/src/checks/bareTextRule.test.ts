import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { noBareText } from './bareTextRule.ts';

/** Code, and the mended code; undefined where it may stay. */
const CASES: Record<string, [code: string, mended?: string]> = {
  'a text that comes and goes': ["<p><b />{isOn && 'да'}</p>", "<p><b />{isOn && <span>{'да'}</span>}</p>"],
  'a text that becomes an element': [
    "<p><b />{isOn ? 'да' : <i />}</p>",
    "<p><b /><span>{isOn ? 'да' : <i />}</span></p>",
  ],
  'a text after a part of the page': ['<p>{isOn && <b />} да</p>', '<p>{isOn && <b />}<span> да</span></p>'],
  'a text after a list': [
    '<p>{names.map((name) => <b key={name} />)}{count}</p>',
    '<p>{names.map((name) => <b key={name} />)}<span>{count}</span></p>',
  ],
  'a text after a component that may draw nothing': [
    '<p><Perhaps />{count}</p>',
    '<p><Perhaps /><span>{count}</span></p>',
  ],
  'children after an icon': ['<p>{icon}{children}</p>', '<p>{icon}<span>{children}</span></p>'],
  'a text in a fragment': ['<>{isOn && <b />}{count}</>', '<>{isOn && <b />}<span>{count}</span></>'],
  'an only text': ["<p>{isOn && 'да'}</p>"],
  'a text before what comes and goes': ['<p>да {isOn && <b />}</p>'],
  'texts that stay': ['<p>Встреч: {count}<b /></p>'],
  'elements alone': ['<p>{isOn && <b />}<i>{count}</i>\n{icon}</p>'],
};

const frame = (
  code: string,
) => `declare const isOn: boolean; declare const names: string[]; declare const count: number;
type Node = JSX.Element | string | undefined; declare const icon: Node; declare const children: Node;
declare global { namespace JSX { interface Element { type: string } interface IntrinsicElements { p: {}; b: { key?: string }; i: {}; span: {} } } }
const Perhaps = (): JSX.Element | null => null;
export const a = () => ${code};
export { Perhaps };`;

const names = Object.keys(CASES);
const folder = writeSite(
  Object.fromEntries(names.map((name, index) => [`case${index}.tsx`, frame(CASES[name]?.[0] ?? '')])),
);
const files = names.map((_, index) => path.join(folder, `case${index}.tsx`));
const program = ts.createProgram(files, { lib: ['lib.esnext.d.ts'], types: [], jsx: ts.JsxEmit.Preserve });

names.forEach((name, index) => {
  const [code, mended] = CASES[name] ?? [''];
  test(`${mended === undefined ? 'accepts' : 'mends'} ${name} [NET-03]`, () => {
    const linter = new Linter({ cwd: folder });
    const messages = linter.verify(
      frame(code),
      {
        files: ['**/*.tsx'],
        plugins: { house: { rules: { 'no-bare-text': noBareText } } },
        languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
        rules: { 'house/no-bare-text': 'error' },
      },
      files[index] ?? '',
    );
    const [{ fix, message = '' } = { fix: undefined }, ...others] = messages;
    assert.deepEqual(others, []);
    const text = frame(code);
    const now = fix ? text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1]) : text;
    assert.equal(now, frame(mended ?? code), message);
  });
});
