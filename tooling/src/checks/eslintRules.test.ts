import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { repositoryRoot } from '../system/packages.ts';

// Lints snippets with the project's own configuration: fails when an upgrade or a reordering switches a rule off.
const eslint = new ESLint({
  cwd: repositoryRoot,
  // Snippets belong to no tsconfig.json; rules that need types are covered by linting the code itself.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
  ruleFilter: ({ ruleId }) => !NEEDS_TYPES.has(ruleId),
});

const NEEDS_TYPES = new Set<string>();
{
  const { rules = {} } = (await import('typescript-eslint')).default.configs.disableTypeChecked;
  for (const rule of Object.keys(rules)) NEEDS_TYPES.add(rule);
}

async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(repositoryRoot, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const META = "const meta = { parameters: { guide: 'Компания в списке.' } }; export default meta;";
const IMPORTS = '@typescript-eslint/no-restricted-imports';
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const value${index} = ${index};`).join('\n');

const REFUSED: [rule: string, file: string, code: string][] = [
  ['max-lines', 'shell/src/long.ts', lines(251)],
  ['check-file/filename-naming-convention', 'shell/src/snake_case.ts', 'export {};'],
  ['check-file/folder-naming-convention', 'mf-catalog/src/features/CompanyList/api.ts', 'export {};'],
  ['no-restricted-syntax', 'shell/src/value.ts', 'export default 1;'],
  ['no-restricted-syntax', 'reference-api/src/value.ts', "throw new StartupError('Порт занят.'); export {};"],
  ['no-restricted-syntax', 'reference-api/src/value.ts', 'log.warn({ err }, `Нет ${name}`); export {};'],
  ['no-restricted-syntax', 'proof/bench/value.ts', "console.log('Готово.'); export {};"],
  ['no-restricted-syntax', 'shell/src/value.ts', 'const a = 1; export { a as default };'],
  [
    'no-restricted-syntax',
    'shared-ui/src/components/Text/Text.tsx',
    'export function Text() { return <p dangerouslySetInnerHTML={{ __html: "" }} />; }',
  ],
  [
    'no-restricted-syntax',
    'shared-ui/src/components/Text/Text.tsx',
    'const props = { dangerouslySetInnerHTML: { __html: "" } }; export function Text() { return <p {...props} />; }',
  ],
  ['no-restricted-syntax', 'shell/src/value.ts', "document.body.innerHTML = '<b>'; export {};"],
  [
    'no-restricted-syntax',
    'mf-catalog/src/value.ts',
    "document.body.insertAdjacentHTML('beforeend', '<b>'); export {};",
  ],
  ['no-restricted-syntax', 'mf-catalog/src/value.test.ts', "document.write('<b>'); export {};"],
  ['no-restricted-syntax', 'shared-api/src/resources/value.ts', "export const a = eval('1');"],
  ['no-restricted-syntax', 'shared-ui/src/components/Text/value.ts', "export const a = new Function('return 1');"],
  ['no-restricted-syntax', 'shell/src/value.ts', 'export const a = (1 as unknown as string).length;'],
  ['no-restricted-syntax', 'shell/src/value.ts', 'export enum Kind { A }'],
  [
    'no-restricted-syntax',
    'shell/src/Page.tsx',
    'declare const renderList: () => null; export function Page() { return <p>{renderList()}</p>; }',
  ],
  ['no-restricted-syntax', 'mf-catalog/src/value.test.ts', 'jest.setTimeout(30_000); export {};'],
  ['no-restricted-syntax', 'mf-catalog/src/value.test.ts', 'configure({ asyncUtilTimeout: 5_000 }); export {};'],
  ['no-restricted-syntax', 'mf-catalog/src/value.ts', 'export const now = Date.now();'],
  ['no-restricted-syntax', 'mf-catalog/src/value.ts', 'export const now = new Date();'],
  ['no-restricted-syntax', 'mf-catalog/src/Card.stories.tsx', `${META} export const Busy = { args: { name: 'Имя' } };`],
  ['no-restricted-syntax', 'mf-catalog/src/Card.stories.tsx', `${META} export const Busy = { name: 'Busy' };`],
  [
    'no-restricted-syntax',
    'mf-catalog/src/Card.stories.tsx',
    "const meta = { title: 'Card' }; export default meta; export const Busy = { name: 'Занята' };",
  ],
  ['@typescript-eslint/no-explicit-any', 'shell/src/value.ts', 'export const a: any = 1;'],
  [
    '@typescript-eslint/consistent-type-imports',
    'shell/src/value.ts',
    "import { Kind } from './kind'; export const a: Kind = 1;",
  ],
  [IMPORTS, 'mf-catalog/src/features/list/time.ts', "export { DateTime } from 'luxon';"],
  [IMPORTS, 'shared-api/src/resources/time.ts', "export { DateTime } from 'luxon';"],
  [IMPORTS, 'shell/src/auth/form.ts', "export { useFormik } from 'formik';"],
  [IMPORTS, 'shell/src/auth/form.ts', "export { object } from 'yup';"],
  [IMPORTS, 'shell/src/federation/deep.ts', "export { a } from '../../package.json';"],
  [IMPORTS, 'e2e/start.ts', "export { a } from '../proof/bench/measurePage.ts';"],
  [IMPORTS, 'mf-catalog/src/features/list/deep.ts', "export { a } from '../../pages/a';"],
  [IMPORTS, 'mf-catalog/src/features/list/deep.test.ts', "export { a } from '../../pages/a';"],
  [IMPORTS, 'mf-catalog/src/route.ts', "export { useMatch } from 'react-router-dom';"],
  [IMPORTS, 'mf-catalog/src/route.ts', "export { Link } from 'react-router';"],
  [IMPORTS, 'mf-catalog/src/cache.ts', "export { SWRConfig } from 'swr';"],
  [IMPORTS, 'mf-catalog/src/features/list/api/useCompanies.ts', "import useSWR from 'swr'; export { useSWR };"],
  [IMPORTS, 'mf-catalog/src/features/list/api/useSave.ts', "export { default } from 'swr/mutation';"],
  [IMPORTS, 'shared-api/src/resources/useUser.ts', "export { default } from 'swr/immutable';"],
  [IMPORTS, 'shared-ui/src/components/Widget/useWidget.ts', "export { mutate } from 'swr';"],
  [IMPORTS, 'shell/src/auth/useBegin.ts', "export { useSWRConfig } from 'swr';"],
  [IMPORTS, 'shell/src/Application.tsx', "export { mutate } from 'swr';"],
  [IMPORTS, 'mf-catalog/src/features/list/List.test.tsx', "export { useSWRConfig } from 'swr';"],
  [IMPORTS, 'mf-catalog/src/store.ts', "export { createStore } from 'jotai';"],
  [IMPORTS, 'shell/src/push.ts', "export * from 'pusher-js';"],
  ['no-console', 'mf-catalog/src/value.ts', "console.log('x'); export {};"],
  ['no-console', 'reference-api/src/platform/http/value.ts', "console.error('x'); export {};"],
  ['no-restricted-globals', 'mf-catalog/src/value.ts', "export const a = fetch('/api/user');"],
  ['no-restricted-globals', 'mf-catalog/src/value.ts', "export const a = confirm('?');"],
  ['no-warning-comments', 'shell/src/value.ts', '// TODO later\nexport {};'],
  [
    'house/disable-needs-reason',
    'shell/src/value.ts',
    '// eslint-disable-next-line eqeqeq\nexport const a = Number(1) == 1;',
  ],
  ['house/named-after-content', 'shell/src/auth/Login.tsx', 'export function LoginForm() { return <p />; }'],
  [
    'house/named-after-content',
    'shell/src/auth/Login.tsx',
    'export function Login() { return <p />; }\nexport const Other = () => <p />;',
  ],
  ['house/named-after-content', 'shell/src/auth/Login.ts', 'export const login = 1;'],
  [
    'react-hooks/rules-of-hooks',
    'shell/src/usePlace.ts',
    "import { useState } from 'react'; export function usePlace(a: boolean) { if (a) useState(1); }",
  ],
  [
    'react-hooks/exhaustive-deps',
    'shell/src/usePlace.ts',
    "import { useEffect } from 'react'; export function usePlace(a: boolean) { useEffect(() => { a.valueOf(); }, []); }",
  ],
  [
    'jsx-a11y-x/alt-text',
    'shared-ui/src/components/Picture/Picture.tsx',
    'export function Picture() { return <img src="a.png" />; }',
  ],
];

for (const [rule, file, code] of REFUSED) {
  test(`${rule} refuses in ${file}: ${code.slice(0, 60).replaceAll('\n', ' ')}`, async () => {
    const found = await lint(file, code);
    assert.ok(found.includes(rule), `found only: ${found.join(', ')}`);
  });
}

const ALLOWED: [file: string, code: string][] = [
  ['shell/src/long.test.ts', lines(400)],
  [
    'shared-ui/src/components/Button/Button.stories.tsx',
    `${META} export const Default = { name: 'Обычная' }; export const Busy = { name: 'Выполняется' };`,
  ],
  ['shell/webpack.config.ts', 'export default {};'],
  ['shared-api/src/query/useLive.ts', "import useSWR from 'swr'; export { useSWR };"],
  [
    'shell/src/session/SharedAnswers.tsx',
    "import { SWRConfig } from 'swr'; export function SharedAnswers() { return <SWRConfig value={{}} />; }",
  ],
  ['shared-api/src/testing/renderPage.tsx', "export { SWRConfig } from 'swr';"],
  ['shared-api/src/time/index.ts', "export { DateTime } from 'luxon';"],
  ['reference-api/src/platform/clock/clock.ts', "export { DateTime } from 'luxon';"],
  ['mf-catalog/src/features/form/form.schema.ts', "export { object } from 'yup';"],
  ['mf-catalog/src/route.ts', "export { Link, useParams } from 'react-router-dom';"],
  [
    'mf-catalog/src/store.ts',
    "import type { createStore } from 'jotai'; export type Store = ReturnType<typeof createStore>;",
  ],
  ['shell/src/route.ts', "export { useMatch } from 'react-router-dom';"],
  ['shared-api/src/client/request.ts', "export const a = fetch('/api/user');"],
  [
    'shell/src/auth/LoginForm.tsx',
    'interface Props { a: string }\nexport function LoginForm({ a }: Props) { return <p>{a}</p>; }\nexport const LIMIT = 3;',
  ],
  ['shell/src/ApiError.ts', 'export class ApiError extends Error {}'],
  [
    'shell/src/value.ts',
    '// eslint-disable-next-line eqeqeq -- null and undefined alike\nexport const a = Number(1) == 1;',
  ],
  ['tooling/bin/build.ts', "console.log('Собираю');"],
];

for (const [file, code] of ALLOWED) {
  test(`allows in ${file}: ${code.slice(0, 60).replaceAll('\n', ' ')}`, async () =>
    assert.deepEqual(await lint(file, code), []));
}
