import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { readConfig } from 'reference-api/platform/config/config';
import { VARIABLES } from 'reference-api/platform/config/variables';
import { readRemotePackages, repositoryRoot } from 'tooling/system/packages';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(path.join(repositoryRoot, 'deploy', file), 'utf8');
const temporary = mkdtempSync(path.join(tmpdir(), 'vstrecha-deploy-'));
after(() => rmSync(temporary, { recursive: true, force: true }));
const scripts = (
  JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** Every variable that the API reads, without that of `npm start`. */
const variables = new Set(Object.keys(VARIABLES).filter((name) => name !== 'VSTRECHA_DATA'));

/** Read by compose.yaml. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'SITE_OPTIONS'];

for (const name of ['api', 'registry', 'site']) {
  const file = `${name}.Dockerfile`;
  test(`${file} has no findings of the linter [OPS-06]`, () => {
    assert.deepEqual(
      validate(read(file)).map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`),
      [],
    );
  });

  test(`${file} builds by a repository script and runs unprivileged [OPS-06]`, () => {
    const instructions = DockerfileParser.parse(read(file)).getInstructions();
    const all = (keyword: string) =>
      instructions.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent() ?? '');
    const [script = ''] = all('RUN').flatMap((line) => /npm run (\S+)/.exec(line)?.slice(1) ?? []);
    assert.ok(scripts[script], script);
    assert.equal(all('USER').length, 1);
    assert.notEqual(all('USER')[0], 'root');
    // Pinned, so that a build can be repeated.
    for (const image of all('FROM')) assert.match(image, /:\d/);
  });
}

test('images use the Node that the repository pins [OPS-06]', () => {
  const pinned = readFileSync(path.join(repositoryRoot, '.node-version'), 'utf8').trim();
  for (const file of ['api.Dockerfile', 'registry.Dockerfile', 'site.Dockerfile', '../.devcontainer/Dockerfile'])
    assert.ok(read(file).includes(`FROM node:${pinned}-`), file);
});

test('.env.example names every variable that the API reads [OPS-06]', () => {
  const named = new Set([...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
  assert.deepEqual(
    [...variables].filter((name) => !named.has(name)),
    [],
  );
  assert.deepEqual(
    [...named].filter((name) => !variables.has(name) && !OF_COMPOSE.includes(name)),
    [],
  );
});

test('the API accepts .env.example as it is [OPS-06]', () => {
  const lines = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
  const config = readConfig(Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value] as const)));
  assert.equal(config.publicUrl, 'https://vstrecha.example');
  assert.equal(config.front.isProduction, true);
});

interface Service {
  env_file?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[] | Record<string, unknown>;
  read_only?: boolean;
  depends_on?: Record<string, unknown>;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
}
const namesIn = (networks: Service['networks'] = []) => (Array.isArray(networks) ? networks : Object.keys(networks));
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};

test('compose.yaml sets only variables that the API reads [OPS-06]', () => {
  for (const name of ['api-1', 'api-2']) {
    const { environment = {}, read_only } = compose.services[name] ?? {};
    assert.deepEqual(
      Object.keys(environment).filter((variable) => !variables.has(variable)),
      [],
    );
    assert.equal(read_only, true);
  }
});

test('compose.yaml declares each service, network and volume that it uses [OPS-06]', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) assert.ok(compose.services[other], `${name}: ${other}`);
    for (const network of namesIn(service.networks)) assert.ok(network in compose.networks, `${name}: ${network}`);
    for (const [volume = ''] of (service.volumes ?? []).map((each) => each.split(':')))
      assert.ok(volume.startsWith('./') || volume in compose.volumes, `${name}: ${volume}`);
    if (service.build) assert.ok(read(path.relative('deploy', service.build.dockerfile)));
  }
  assert.match(
    compose.services['site']?.build?.args?.['OPTIONS'] ?? '',
    /--api api-1:4000 --api api-2:4000 --registry 10\.91\.0\.200:4200$/,
  );
});

test('.env.example has an origin for every remote [OPS-06]', () => {
  for (const { container } of readRemotePackages()) assert.ok(read('.env.example').includes(`--remote ${container}=`));
});

test('the site keeps its volume’s files, exchanges Storybook [OPS-06] [DES-03]', () => {
  const [image, volume, programs] = ['image', 'volume', 'programs'].map((name) => {
    const folder = path.join(temporary, name);
    mkdirSync(folder);
    return folder;
  }) as [string, string, string];
  const write = (folder: string, name: string, content: string, mode = 0o644) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content, { mode });
  };
  for (const name of ['shell/b/index.html', 'old/b.js', 'remotes/mf/builds/b/entry.js', 'registry.json', 'config.json'])
    write(image, name, 'new');
  write(image, 'storybook/b.js', 'new');
  write(volume, 'storybook/a.js', 'old');
  for (const name of ['shell/a/index.html', 'old/a.js', 'remotes/mf/builds/a/entry.js', 'registry.json', 'config.json'])
    write(volume, name, 'old');
  write(programs, 'nginx', '#!/bin/sh\necho "nginx $*"\n', 0o755);
  const { stdout, stderr } = spawnSync('sh', [path.join(repositoryRoot, 'deploy/site-entrypoint.sh')], {
    encoding: 'utf8',
    env: { PATH: `${programs}:/usr/bin:/bin`, IMAGE_FILES: image, SERVED_FILES: volume },
  });
  assert.deepEqual([stdout, stderr], ['nginx -g daemon off;\n', '']);
  const served = (name: string) => readFileSync(path.join(volume, name), 'utf8');
  assert.deepEqual(['registry.json', 'image.registry.json', 'config.json'].map(served), ['old', 'new', 'old']);
  assert.deepEqual(globSync('{shell,old,remotes,storybook}/**/*.*', { cwd: volume }).sort(), [
    'old/a.js',
    'old/b.js',
    'remotes/mf/builds/a/entry.js',
    'remotes/mf/builds/b/entry.js',
    'shell/a/index.html',
    'shell/b/index.html',
    'storybook/b.js',
  ]);
});

test('the unit of the registry starts its deployed program [OPS-06] [TEAM-13]', () => {
  const program = 'src/registry/main.js';
  assert.ok(read('systemd/vstrecha-registry.service').includes(`ExecStart=/usr/bin/node ${program} serve\n`));
  assert.ok(read('registry.Dockerfile').includes(`CMD ["node", "${program}", "serve"]`));
});

test('the unit of systemd starts what deploy api writes [OPS-06]', () => {
  const unit = read('systemd/vstrecha-api@.service');
  const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, 'reference-api/package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, program = ''] = /(src\/\S+)\.ts$/.exec(manifest.scripts.start) ?? [];
  assert.ok(unit.includes(`ExecStart=/usr/bin/node ${program}.js\n`));
  assert.ok(read('api.Dockerfile').includes(`CMD ["node", "${program}.js"]`));
  for (const [, name = ''] of unit.matchAll(/^Environment=(\w+)=/gm)) assert.ok(variables.has(name), name);
});
