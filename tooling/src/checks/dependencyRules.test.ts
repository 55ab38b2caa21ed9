import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { cruise, type IConfiguration } from 'dependency-cruiser';

// Small copies of the workspace with one file on each side of a rule: fails when a rule stops matching.
const require = createRequire(import.meta.url);
const rules = require('../../dependencyRules.cjs') as IConfiguration;
const folderRules = require('../../folderRules.cjs') as IConfiguration;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const PACKAGES: Record<string, Manifest> = {
  shell: { dependencies: { react: '1' } },
  'mf-one': { devDependencies: { react: '1', kit: '1' }, peerDependencies: { react: '1' } },
  'mf-two': {},
  'shared-ui': {},
  'shared-api': {},
  'reference-api': {},
  tooling: {},
  'vstrecha-kit': {},
  e2e: {},
  proof: {},
};

/** Writes files with the given imports and returns the violations as `rule: from → to`. */
async function findViolations(
  imports: Record<string, string[]>,
  { forbidden, options = {} }: IConfiguration = rules,
): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'walls-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  for (const name of ['react', 'kit', 'stray']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const [folder, manifest] of Object.entries(PACKAGES)) {
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: folder, version: '1.0.0', exports: { './*': './src/*/index.ts' }, ...manifest }),
    );
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules', folder));
  }
  for (const [file, targets] of Object.entries(imports)) {
    write(
      file,
      targets
        .map(
          (target, index) =>
            `import * as target${index} from '${target}';\nexport const use${index} = target${index};\n`,
        )
        .join('') || 'export {};\n',
    );
  }
  const { output } = await cruise(
    Object.keys(PACKAGES),
    { ...options, cache: false, validate: true, ruleSet: { forbidden }, baseDir: root },
    options.enhancedResolveOptions,
  );
  assert.ok(typeof output === 'object');
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

test('accepts what the architecture allows', async () => {
  const allowed = await findViolations({
    'shell/src/main.ts': ['./routes', 'react', 'shared-ui/Button', 'shared-api/client'],
    'shell/src/routes.ts': [],
    'shell/jest.config.mjs': ['../vstrecha-kit/src/jest/preset.mjs'],
    'mf-one/webpack.config.ts': ['../vstrecha-kit/src/webpack/createConfig'],
    'mf-one/src/pages/Page.ts': ['../features/list/List', '../features/card/Card'],
    'mf-one/src/widgets/Widget.ts': ['../features/card/Card'],
    'mf-one/src/features/list/List.ts': ['./api/useList', 'react', 'shared-ui/Button', 'shared-api/client'],
    'mf-one/src/features/list/List.test.ts': ['kit', '../../pages/Page', 'shared-api/testing', 'node:path'],
    'mf-one/src/features/list/api/useList.ts': ['shared-api/client'],
    'mf-one/src/features/card/Card.ts': [],
    'shared-ui/src/Button/index.ts': ['shared-api/text'],
    'shared-api/src/text/index.ts': [],
    'shared-api/src/client/index.ts': [],
    'shared-api/src/testing/index.ts': ['../client/index'],
    'shared-api/src/contract/index.ts': [],
    'reference-api/src/main.ts': ['shared-api/contract', 'shared-api/text', 'node:http'],
    'vstrecha-kit/src/jest/preset.mjs': ['node:path'],
    'vstrecha-kit/src/webpack/createConfig.ts': [],
    'tooling/src/browser/findChromium.ts': [],
    'e2e/run.ts': ['../tooling/src/browser/findChromium'],
    'proof/bench/bench.ts': ['../../shell/src/main', '../../mf-one/src/pages/Page', '../../reference-api/src/main'],
  });
  assert.deepEqual(allowed, []);
});

const WALLS: Record<string, Record<string, string[]>> = {
  'remote-to-remote: mf-one/src/a.ts → mf-two/src/b.ts': {
    'mf-one/src/a.ts': ['../../mf-two/src/b'],
    'mf-two/src/b.ts': [],
  },
  'remote-to-room: mf-one/src/a.ts → shell/src/b.ts': {
    'mf-one/src/a.ts': ['../../shell/src/b'],
    'shell/src/b.ts': [],
  },
  'remote-to-room: mf-one/src/a.ts → tooling/src/b.ts': {
    'mf-one/src/a.ts': ['../../tooling/src/b'],
    'tooling/src/b.ts': [],
  },
  'shell-to-room: shell/src/a.ts → mf-one/src/b.ts': {
    'shell/src/a.ts': ['../../mf-one/src/b'],
    'mf-one/src/b.ts': [],
  },
  'shared-ui-to-room: shared-ui/src/a.ts → shared-api/src/client/index.ts': {
    'shared-ui/src/a.ts': ['shared-api/client'],
    'shared-api/src/client/index.ts': [],
  },
  'shared-api-to-room: shared-api/src/a.ts → shared-ui/src/Button/index.ts': {
    'shared-api/src/a.ts': ['shared-ui/Button'],
    'shared-ui/src/Button/index.ts': [],
  },
  'reference-api-to-room: reference-api/src/a.ts → shared-api/src/client/index.ts': {
    'reference-api/src/a.ts': ['shared-api/client'],
    'shared-api/src/client/index.ts': [],
  },
  'tooling-to-room: tooling/src/a.ts → shared-api/src/client/index.ts': {
    'tooling/src/a.ts': ['shared-api/client'],
    'shared-api/src/client/index.ts': [],
  },
  'kit-to-tooling: vstrecha-kit/src/a.ts → tooling/src/b.ts': {
    'vstrecha-kit/src/a.ts': ['../../tooling/src/b'],
    'tooling/src/b.ts': [],
  },
  'e2e-to-room: e2e/src/a.ts → reference-api/src/b.ts': {
    'e2e/src/a.ts': ['../../reference-api/src/b'],
    'reference-api/src/b.ts': [],
  },
  'e2e-to-room: e2e/src/a.ts → tooling/src/serve/b.ts': {
    'e2e/src/a.ts': ['../../tooling/src/serve/b'],
    'tooling/src/serve/b.ts': [],
  },
  'room-to-proof: reference-api/src/a.ts → proof/crash/b.ts': {
    'reference-api/src/a.ts': ['../../proof/crash/b'],
    'proof/crash/b.ts': [],
  },
  'room-to-proof: tooling/bin/a.ts → proof/stories/b.ts': {
    'tooling/bin/a.ts': ['../../proof/stories/b'],
    'proof/stories/b.ts': [],
  },
  'feature-to-feature: mf-one/src/features/a/a.ts → mf-one/src/features/b/b.ts': {
    'mf-one/src/features/a/a.ts': ['../b/b'],
    'mf-one/src/features/b/b.ts': [],
  },
  'feature-to-page: mf-one/src/features/a/a.ts → mf-one/src/pages/P.ts': {
    'mf-one/src/features/a/a.ts': ['../../pages/P'],
    'mf-one/src/pages/P.ts': [],
  },
  'feature-to-page: mf-one/src/features/a/a.ts → mf-one/src/widgets/W.ts': {
    'mf-one/src/features/a/a.ts': ['../../widgets/W'],
    'mf-one/src/widgets/W.ts': [],
  },
  'platform-to-calls: reference-api/src/platform/http/a.ts → reference-api/src/calls/chat/b.ts': {
    'reference-api/src/platform/http/a.ts': ['../../calls/chat/b'],
    'reference-api/src/calls/chat/b.ts': [],
  },
  'production-to-test: mf-one/src/a.ts → mf-one/src/b.test.ts': {
    'mf-one/src/a.ts': ['./b.test'],
    'mf-one/src/b.test.ts': [],
  },
  'production-to-test: mf-one/src/a.ts → shared-api/src/testing/index.ts': {
    'mf-one/src/a.ts': ['shared-api/testing'],
    'shared-api/src/testing/index.ts': [],
  },
  'barrel-in-app: mf-one/src/a.ts → mf-one/src/b/index.ts': { 'mf-one/src/a.ts': ['./b'], 'mf-one/src/b/index.ts': [] },
  'node-in-browser: shared-ui/src/a.ts → fs': { 'shared-ui/src/a.ts': ['node:fs'] },
  'undeclared: shared-ui/src/a.ts → node_modules/stray/index.js': { 'shared-ui/src/a.ts': ['stray'] },
  'dev-dependency-in-production: mf-one/src/a.ts → node_modules/kit/index.js': { 'mf-one/src/a.ts': ['kit'] },
  'missing: shell/src/a.ts → ./nowhere': { 'shell/src/a.ts': ['./nowhere'] },
};

for (const [violation, imports] of Object.entries(WALLS)) {
  test(`forbids ${violation}`, async () => assert.deepEqual(await findViolations(imports), [violation]));
}

test('forbids a cycle of files', async () => {
  const found = await findViolations({ 'shell/src/a.ts': ['./b'], 'shell/src/b.ts': ['./a'] });
  assert.ok(found.some((violation) => violation.startsWith('cycle: ')));
});

test('forbids a cycle of folders without a cycle of files', async () => {
  const found = await findViolations(
    {
      'shell/src/a/one.ts': ['../b/one'],
      'shell/src/b/one.ts': [],
      'shell/src/b/two.ts': ['../a/two'],
      'shell/src/a/two.ts': [],
    },
    folderRules,
  );
  assert.deepEqual(found, ['folder-ring: shell/src/a → shell/src/b', 'folder-ring: shell/src/b → shell/src/a']);
});

test('accepts layered folders and tests that import any folder', async () => {
  const found = await findViolations(
    {
      'shell/src/a/one.ts': ['../b/one', '../c/one'],
      'shell/src/b/one.ts': ['../c/one'],
      'shell/src/c/one.ts': [],
      'shell/src/c/one.test.ts': ['../a/one', '../testing/app'],
      'shell/src/testing/app.ts': ['../a/one'],
    },
    folderRules,
  );
  assert.deepEqual(found, []);
});

test('has a test and an instruction for every rule', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  for (const { name = '', comment = '' } of [...(rules.forbidden ?? []), ...(folderRules.forbidden ?? [])]) {
    assert.ok(source.includes(`'${name}: `), `no proof of ${name}`);
    assert.ok(comment.length > 40, `${name} does not say what to do`);
  }
});
