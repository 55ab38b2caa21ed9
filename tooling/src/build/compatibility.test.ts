import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { describeRemoteBuild } from 'vstrecha-kit/build/describeRemoteBuild';
import { readProvides } from 'vstrecha-kit/types/readProvides';
import { remoteConfig } from 'vstrecha-kit/webpack/remoteConfig';
import { runWebpack } from 'vstrecha-kit/webpack/runWebpack';
import { findUnmetNeeds, type ModuleNames } from 'shared-api/needs';

// The same workspace at two points in time and after a breaking change of a type: really builds the shells and remotes.

interface State {
  button: string;
  /** Source of the remote's page. */
  page: string;
  /** Source of a further provided module. */
  tag?: string;
}

const STATES: Record<string, State> = {
  previous: {
    button: 'export function Button({ kind }: { kind: string }): string { return kind; }',
    page: "import { Button } from 'shared-ui/Button'; export const NewsPage = () => Button({ kind: 'main' });",
  },
  next: {
    button: `/** Wider now. */
      export function Button({ kind, isWide = false }: { isWide?: boolean; kind: string }): string { return kind + isWide; }`,
    page: `import { Button } from 'shared-ui/Button'; import { Tag } from 'shared-ui/Tag';
      export const NewsPage = () => Tag() + Button({ kind: 'main', isWide: true });`,
    tag: 'export const Tag = (): string => "tag";',
  },
  broken: {
    button: "export function Button({ kind }: { kind: 'main' }): string { return kind; }",
    page: "import { Button } from 'shared-ui/Button'; export const NewsPage = () => Button({ kind: 'main' });",
  },
};

const root = mkdtempSync(path.join(tmpdir(), 'compatibility-'));
after(() => rmSync(root, { recursive: true }));
const provided = new Map<string, ModuleNames>();
const needed = new Map<string, ModuleNames>();

function writeWorkspace({ button, page, tag }: State, dir: string): void {
  const modules = ['shared-ui/Button', ...(tag === undefined ? [] : ['shared-ui/Tag'])];
  for (const [name, content] of Object.entries({
    'shared-ui/package.json': '{"exports":{"./*":"./src/components/*/*.ts"}}',
    'shared-ui/src/components/Button/Button.ts': button,
    'shared-ui/src/components/Tag/Tag.ts': tag ?? '',
    'shell/src/federation/host/provided.ts': `export const provided = { ${modules.map((module) => `'${module}': { lib: () => 0 }`).join()} };`,
    'shell/src/federation/host/router.ts': '',
    'shell/src/federation/host/styledComponents.ts': '',
    'mf-news/package.json': '{"version":"1.0.0"}',
    'mf-news/src/exposes.ts': "export const exposes = { NewsPage: () => import('./NewsPage') };",
    'mf-news/src/NewsPage.ts': page,
  })) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

before(async () => {
  for (const [name, state] of Object.entries(STATES)) {
    const dir = path.join(root, name);
    writeWorkspace(state, dir);
    const provides = readProvides(path.join(dir, 'shell'));
    provided.set(name, provides);
    // A remote of the broken state is not tested.
    if (name === 'broken') continue;
    const packageDir = path.join(dir, 'mf-news');
    const outDir = path.join(packageDir, 'dist');
    const info = { name: 'mf-news', version: '1.0.0', dir: packageDir, peerDependencies: {} };
    await runWebpack({ ...remoteConfig(info, { mode: 'production', outDir, buildId: '1.0.0-abc' }), cache: false });
    needed.set(name, describeRemoteBuild(outDir, '1.0.0-abc', packageDir, { provides, contract: {} }).needs);
  }
});

for (const [remote, shell, unmet] of [
  ['previous', 'previous', { missing: [], differing: [] }],
  ['previous', 'next', { missing: [], differing: [] }],
  ['next', 'next', { missing: [], differing: [] }],
  // Waits in the registry for the next shell.
  ['next', 'previous', { missing: ['shared-ui/Tag'], differing: ['shared-ui/Button: Button'] }],
  ['previous', 'broken', { missing: [], differing: ['shared-ui/Button: Button'] }],
] as const)
  test(`compares a ${remote} remote with a ${shell} shell [FED-03]`, () => {
    assert.deepEqual(findUnmetNeeds(needed.get(remote) ?? {}, provided.get(shell) ?? {}), unmet);
  });
