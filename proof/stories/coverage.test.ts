import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readRemotePackages, repositoryRoot } from 'tooling/system/packages';

const at = (...parts: string[]) => path.join(repositoryRoot, ...parts);

test('has stories for every visible component of shared-ui [FED-05]', () => {
  const drawn = readdirSync(at('shared-ui/src/components'))
    .map((name) => `shared-ui/src/components/${name}/${name}`)
    .filter((file) => existsSync(at(`${file}.tsx`)));
  assert.ok(drawn.length > 40);
  const lists = ['VirtualChatList', 'VirtualList'].map((name) => `shared-ui/src/lists/${name}`);
  assert.deepEqual(
    [...drawn, ...lists, 'shared-ui/src/page/Page'].filter((file) => !existsSync(at(`${file}.stories.tsx`))),
    [],
  );
});

test('has at least one story file in each remote [FED-05]', () => {
  const remotes = readRemotePackages();
  assert.ok(remotes.length >= 5);
  assert.deepEqual(
    remotes.filter(({ directory }) => globSync('src/**/*.stories.tsx', { cwd: directory }).length === 0),
    [],
  );
});

test('watches src folders only, not caches', async () => {
  const { default: config } = (await import(pathToFileURL(at('.storybook/main.ts')).href)) as {
    default: { stories: string[] };
  };
  assert.ok(config.stories.length >= 7);
  assert.deepEqual(
    config.stories.filter(
      (pattern) => pattern.includes('*') && !pattern.slice(0, pattern.indexOf('*')).endsWith('/src/'),
    ),
    [],
  );
});

test('orders and explains every group of stories [DES-05]', async () => {
  const { groups } = (await import(pathToFileURL(at('.storybook/groups.ts')).href)) as { groups: [string, string][] };
  const [, order = ''] = /order: \[([^\]]+)\]/.exec(readFileSync(at('.storybook/preview.tsx'), 'utf8')) ?? [];
  const ordered = new Set([...order.matchAll(/'([^']+)'/g)].map(([, group]) => group));
  assert.deepEqual([...ordered], ['Начало', ...groups.map(([group]) => group)]);
  const patterns = ['*/src/**/*.stories.tsx', '.storybook/foundations/*.stories.tsx'];
  const files = globSync(patterns, { cwd: repositoryRoot });
  assert.ok(files.length > 150);
  assert.deepEqual(
    files.filter((file) => {
      const [, group] = /const meta = \{\s+title: '([^'/]+)\//.exec(readFileSync(at(file), 'utf8')) ?? [];
      return !ordered.has(group ?? '');
    }),
    [],
  );
});

test('shows every routed page under «Страницы» [DES-05]', () => {
  const routes = readFileSync(at('shell/src/routes.tsx'), 'utf8');
  const remote = [...routes.matchAll(/'(mf_\w+)\/(\w+Page)'/g)].map(
    ([, name = '', page = '']) => `${name.replace('_', '-')}/src/pages/${page}`,
  );
  const own = globSync('shell/src/{auth,block,unsubscribe}/*Page.tsx', { cwd: repositoryRoot });
  const pages = [...remote, ...own.map((file) => file.replace('.tsx', ''))];
  assert.equal(pages.length, routes.match(/^ *\{? ?path: /gm)?.length);
  assert.deepEqual(
    pages.filter((page) => {
      const file = at(`${page}.stories.tsx`);
      return !existsSync(file) || !/title: 'Страницы\/[^]*(\.\.\.atPage\(|page: ')/.test(readFileSync(file, 'utf8'));
    }),
    [],
  );
});

test('Start writes no count that could become wrong [DES-05]', () => {
  const text = readFileSync(at('.storybook/Start.mdx'), 'utf8');
  assert.doesNotMatch(text, /\d+ (групп|детал|описани|состояни|страниц|истори)/i);
  assert.match(text, /<GroupList \/>[^]*<TagList \/>/);
});

test('lists icons of the product, not those of stories [DES-01]', async () => {
  const { findUsedIcons } = (await import(pathToFileURL(at('.storybook/listIcons.mjs')).href)) as {
    findUsedIcons: () => string[];
  };
  const icons = findUsedIcons();
  assert.ok(icons.length > 50);
  assert.deepEqual(
    ['copy', 'house'].map((name) => icons.includes(name)),
    [true, false],
  );
});
