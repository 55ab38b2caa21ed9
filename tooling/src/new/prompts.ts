import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';

const ask = (name: string, message: string, pattern: RegExp, rule: string) => ({
  type: 'input',
  name,
  message: `${message} (${rule})`,
  validate: (value: string) => pattern.test(value) || `${message} ${rule}.`,
});

export const remote = {
  type: 'list',
  name: 'remote',
  message: 'В каком приложении?',
  choices: readRemotePackages().map(({ folder }) => folder),
};

export const component = ask('name', 'Имя компонента?', /^[A-Z][A-Za-z0-9]+$/, 'PascalCase');
export const page = ask('name', 'Имя компонента?', /^[A-Z][A-Za-z0-9]*Page$/, 'PascalCase, в конце Page');
export const title = ask(
  'title',
  'Название по-русски?',
  /^[А-ЯЁ][^'\\`{}]*$/,
  'с заглавной буквы, без кавычек-апострофов',
);
export const guide = ask('guide', 'Когда использовать?', /^[А-ЯЁ][^'\\`{}]*\.$/, 'по-русски, с точкой в конце');
// It becomes a comment and, for a call, a plain scalar of YAML.
export const summary = ask(
  'summary',
  'Что это?',
  /^[A-Z][^:#'*\\]*[^.]$/,
  'английская фраза без точки, двоеточия и кавычек',
);
export const address = ask('address', 'Адрес?', /^(\/[a-z_]+)+$/, 'строчные буквы без параметров: /statistics');
export const apiAddress = ask(
  'address',
  'Адрес?',
  /^\/api(\/[a-z_]+)+$/,
  'строчные буквы без параметров: /api/statistics',
);
export const operationId = ask(
  'operationId',
  'operationId?',
  /^[a-z]+[A-Z][A-Za-z0-9]*$/,
  'глагол и предмет: getStatistics',
);
export const domain = ask('domain', 'Папка в reference-api/src/calls?', /^[a-z]+$/, 'одно слово строчными: statistics');
export const method = { type: 'list', name: 'method', message: 'Метод?', choices: ['get', 'post', 'put', 'delete'] };

/** The groups of Storybook's sidebar that these story files belong to. */
export function readStoryGroups(pattern: string): string[] {
  const groups = globSync(pattern, { cwd: repositoryRoot }).map(
    (file) => /title: '([^'/]+)\//.exec(readFileSync(path.join(repositoryRoot, file), 'utf8'))?.[1],
  );
  return [...new Set(groups.filter((group) => group !== undefined))];
}
