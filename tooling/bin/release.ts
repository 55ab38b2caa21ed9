// Puts a built remote into a registry, or an older build back in front of the newer ones.
//   npm run release mf-catalog -- --origin https://catalog.example --registry /srv/shell/registry.json [--build <name>]
// The build's folder must stand under <origin>/builds/ before: the registry is what makes it visible.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildInfo } from '../src/build/buildInfo.ts';
import { buildRemote, buildsFolder } from '../src/build/buildRemote.ts';
import { readRegistry, release, writeRegistry } from '../src/release/registry.ts';
import { readRemotePackages } from '../src/system/packages.ts';
import { UsageError } from '../src/system/UsageError.ts';

const USAGE =
  'Пример: npm run release mf-catalog -- --origin https://catalog.example --registry /srv/shell/registry.json';

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' }, registry: { type: 'string' }, build: { type: 'string' } },
  });
  const remote = readRemotePackages().find(({ folder }) => folder === positionals[0]);
  if (!remote) throw new UsageError(`Не указано, что выпускать. ${USAGE}`);
  if (!values.origin || !URL.canParse(values.origin) || new URL(values.origin).origin !== values.origin)
    throw new UsageError(`--origin: нужен адрес без пути. ${USAGE}`);
  if (!values.registry || !existsSync(path.dirname(values.registry)))
    throw new UsageError(`--registry: нужен файл в существующей папке. ${USAGE}`);

  const info =
    values.build === undefined
      ? (await buildRemote(remote)).info
      : readBuildInfo(path.join(buildsFolder(remote), values.build));
  if (!info) throw new UsageError(`Сборки ${values.build} нет в ${buildsFolder(remote)}.`);
  writeRegistry(values.registry, release(readRegistry(values.registry), remote.container, info, values.origin));
  console.log(`${remote.container}: ${info.build}`);
}

run().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
});
