// Adds a built remote to a registry, or moves an older build back to the front.
//    npm run release mf-catalog -- --origin https://catalog.example --registry /srv/shell/registry.json [--build <name>] [--percent 10]
// Upload the build's folder to <origin>/builds/ first: the registry entry makes it visible. See docs/deploying.md.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildInfo } from 'vstrecha-kit/build/buildInfo';
import { buildRemote, buildsFolder } from 'vstrecha-kit/build/buildRemote';
import { checkShare } from 'vstrecha-kit/release/changes';
import { checkContract, checkShells } from 'vstrecha-kit/release/checkContract';
import { checkPolicy } from 'vstrecha-kit/release/checkPolicy';
import { checkServed } from 'vstrecha-kit/release/checkServed';
import {
  readOrigin,
  readPercent,
  readRegistryPath,
  readReleaser,
  readRemote,
  waitForOthers,
} from 'vstrecha-kit/release/commandLine';
import { describeShells } from 'vstrecha-kit/release/describeShells';
import { readLiveShells } from 'vstrecha-kit/release/liveShells';
import { buildsOf, readRegistry, writeRegistry, type BuildInfo, type Registry } from 'vstrecha-kit/release/registry';
import { withRegistryLock } from 'vstrecha-kit/release/registryLock';
import { release, toLine } from 'vstrecha-kit/release/release';
import type { RemotePackage } from 'vstrecha-kit/system/remotePackage';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { checkTypes } from 'vstrecha-kit/types/checkTypes';
import { readPorts } from '../src/system/ports.ts';
import { registryFile } from '../src/system/runFolder.ts';

const EXAMPLE = 'npm run release mf-catalog -- --origin https://catalog.example --registry /srv/shell/registry.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string' },
    registry: { type: 'string' },
    build: { type: 'string' },
    percent: { type: 'string' },
    shell: { type: 'string', multiple: true },
    reports: { type: 'string' },
    'unchecked-types': { type: 'boolean', default: false },
  },
});

async function publish(): Promise<void> {
  const remote = readRemote(positionals[0], EXAMPLE);
  const file = readRegistryPath(values.registry, EXAMPLE, registryFile(readPorts().shell));
  const percent = values.percent === undefined ? undefined : readPercent(values.percent);
  const info = values.build === undefined ? await buildChecked(remote) : readBuilt(remote, values.build, file);

  await withRegistryLock(
    file,
    async () => {
      const registry = withSettings(readRegistry(file));
      const { container } = remote;
      const origin = readBuildsOrigin(registry, container);
      const shells = await readLiveShells(registry.shells ?? []);
      const build = { ...toLine(info, origin), ...(percent !== undefined && percent < 100 && { percent }) };
      await checkServed(build);
      checkShells({ registry, container, build, shells });
      await checkPolicy(build, shells);
      checkContract({ registry, container, build, shells });
      checkShare(registry, container, build, shells);
      const released = release(registry, container, info, {
        origin,
        at: new Date(),
        by: readReleaser(),
        percent,
        shells,
      });
      writeRegistry(file, released);
      console.log(`${container}: ${info.build}${percent === undefined || percent === 100 ? '' : `, ${percent} %`}`);
      for (const sentence of describeShells(buildsOf(released, container), build, shells)) console.log(sentence);
    },
    waitForOthers,
  );
}

/** Builds the current sources after checking their types. */
async function buildChecked(remote: RemotePackage): Promise<BuildInfo> {
  const complaints = await checkTypes(remote.directory);
  if (complaints !== undefined)
    throw new UsageError(`${remote.folder} не выпускаем: типы не сходятся.\n${complaints}\nИсправьте и повторите.`);
  return (await buildRemote(remote)).info;
}

/**
 * Reads an existing build. Builds in the registry had their types checked at their release; others cannot be checked
 * here.
 */
function readBuilt(remote: RemotePackage, name: string, file: string): BuildInfo {
  const info = readBuildInfo(path.join(buildsFolder(remote), name));
  if (!info) throw new UsageError(`Сборки ${name} нет в ${buildsFolder(remote)}.`);
  const isReleased = buildsOf(readRegistry(file), remote.container).some(({ build }) => build === name);
  if (!isReleased && !values['unchecked-types'])
    throw new UsageError(
      `Сборки ${name} в реестре не было, и её типы здесь не проверить. Выпустите её из её исходников без --build, а если типы проверены при сборке, добавьте --unchecked-types.`,
    );
  return info;
}

/** The registry with the shells and the failure report address given on the command line. */
function withSettings(registry: Registry): Registry {
  const shells = values.shell?.map((origin) => readOrigin('--shell', origin)) ?? registry.shells ?? [];
  if (shells.length === 0)
    throw new UsageError(
      `Неизвестно, какие оболочки читают этот реестр, и подойдёт ли им сборка. Укажите один раз, реестр запомнит: --shell https://vstrecha.example.`,
    );
  return { ...registry, shells, ...(values.reports !== undefined && { reports: values.reports }) };
}

/** `--origin`, or the origin of the newest released build. */
function readBuildsOrigin(registry: Registry, container: string): string {
  if (values.origin !== undefined) return readOrigin('--origin', values.origin);
  const [newest] = buildsOf(registry, container);
  if (newest) return new URL(newest.entry).origin;
  throw new UsageError(`--origin: это первый выпуск, укажите, где лежат сборки. Пример: ${EXAMPLE}`);
}

runCommandLine(publish);
