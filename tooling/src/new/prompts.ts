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
  message: 'In which remote?',
  choices: readRemotePackages().map(({ folder }) => folder),
};

export const component = ask('name', 'Name of the component?', /^[A-Z][A-Za-z0-9]+$/, 'PascalCase');
export const page = ask('name', 'Name of the component?', /^[A-Z][A-Za-z0-9]*Page$/, 'PascalCase, ending in Page');
export const title = ask(
  'title',
  'Russian title?',
  /^[А-ЯЁ][^'\\`{}]*$/,
  'beginning with a capital, without apostrophes',
);
export const guide = ask('guide', 'When to use it?', /^[А-ЯЁ][^'\\`{}]*\.$/, 'in Russian, with a full stop');
// It becomes a comment and, for a call, a plain scalar of YAML.
export const summary = ask(
  'summary',
  'What is it?',
  /^[A-Z][^:#'*\\]*[^.]$/,
  'an English phrase without full stop, colon and quotes',
);
export const address = ask('address', 'Address?', /^(\/[a-z_]+)+$/, 'small letters without parameters: /statistics');
export const apiAddress = ask(
  'address',
  'Address?',
  /^\/api(\/[a-z_]+)+$/,
  'small letters without parameters: /api/statistics',
);
export const operationId = ask(
  'operationId',
  'operationId?',
  /^[a-z]+[A-Z][A-Za-z0-9]*$/,
  'verb and subject: getStatistics',
);
export const domain = ask(
  'domain',
  'Folder in reference-api/src/calls?',
  /^[a-z]+$/,
  'one word in small letters: statistics',
);
export const method = { type: 'list', name: 'method', message: 'Method?', choices: ['get', 'post', 'put', 'delete'] };

/** The groups of Storybook's sidebar that these story files belong to. */
export function readStoryGroups(pattern: string): string[] {
  const groups = globSync(pattern, { cwd: repositoryRoot }).map(
    (file) => /title: '([^'/]+)\//.exec(readFileSync(path.join(repositoryRoot, file), 'utf8'))?.[1],
  );
  return [...new Set(groups.filter((group) => group !== undefined))];
}
