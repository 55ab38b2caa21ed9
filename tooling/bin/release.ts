// Puts a built remote into a registry, or an older build back in front of the newer ones.
//   npm run release mf-catalog -- --origin https://catalog.example --registry /srv/shell/registry.json [--build <name>] [--percent 10]
// The build's folder must stand under <origin>/builds/ before: the registry is what makes it visible. docs/deploying.md has the rest.
//   npm run release -- --watch    takes away builds whose failures too many browsers report
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildInfo } from '../src/build/buildInfo.ts';
import { buildRemote, buildsFolder } from '../src/build/buildRemote.ts';
import { checkTypes } from '../src/checks/checkTypes.ts';
import { checkShare } from '../src/release/changes.ts';
import { checkContract, checkShells } from '../src/release/checkContract.ts';
import { checkServed } from '../src/release/checkServed.ts';
import {
  readOrigin,
  readPercent,
  readRegistryPath,
  readReleaser,
  readRemote,
  runCommandLine,
  waitForOthers,
} from '../src/release/commandLine.ts';
import { readLiveShells, runs } from '../src/release/liveShells.ts';
import { buildsOf, readRegistry, writeRegistry, type BuildInfo, type Registry } from '../src/release/registry.ts';
import { withRegistryLock } from '../src/release/registryLock.ts';
import { release, toLine } from '../src/release/release.ts';
import { watchFailures } from '../src/release/watchFailures.ts';
import type { RemotePackage } from '../src/system/packages.ts';
import { UsageError } from '../src/system/UsageError.ts';

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
    watch: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
    threshold: { type: 'string', default: '10' },
  },
});

async function publish(): Promise<void> {
  const remote = readRemote(positionals[0], EXAMPLE);
  const file = readRegistryPath(values.registry, EXAMPLE);
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
      for (const shell of shells.filter((one) => !runs(one, build)))
        console.log(`${shell.origin} её не запустит и остаётся на прежней, пока не обновится.`);
    },
    waitForOthers,
  );
}

/** The build of the sources as they are, whose types have been checked. */
async function buildChecked(remote: RemotePackage): Promise<BuildInfo> {
  const complaints = await checkTypes(remote.folder);
  if (complaints !== undefined)
    throw new UsageError(`${remote.folder} не выпускаем: типы не сходятся.\n${complaints}\nИсправьте и повторите.`);
  return (await buildRemote(remote)).info;
}

/** A build that was made before. What the registry knows has been checked at its release. */
function readBuilt(remote: RemotePackage, name: string, file: string): BuildInfo {
  const info = readBuildInfo(path.join(buildsFolder(remote), name));
  if (!info) throw new UsageError(`Сборки ${name} нет в ${buildsFolder(remote)}.`);
  const isKnown = buildsOf(readRegistry(file), remote.container).some(({ build }) => build === name);
  if (!isKnown && !values['unchecked-types'])
    throw new UsageError(
      `Сборки ${name} в реестре не было, и её типы здесь не проверить. Выпустите её из её исходников без --build, а если типы проверены при сборке, добавьте --unchecked-types.`,
    );
  return info;
}

/** The registry with what this command says of its shells and of where failures are reported. */
function withSettings(registry: Registry): Registry {
  const shells = values.shell?.map((origin) => readOrigin('--shell', origin)) ?? registry.shells ?? [];
  if (shells.length === 0)
    throw new UsageError(
      `Неизвестно, какие оболочки читают этот реестр, и подойдёт ли им сборка. Укажите один раз, реестр запомнит: --shell https://vstrecha.example.`,
    );
  return { ...registry, shells, ...(values.reports !== undefined && { reports: values.reports }) };
}

/** `--origin`, or where the builds before are served. */
function readBuildsOrigin(registry: Registry, container: string): string {
  if (values.origin !== undefined) return readOrigin('--origin', values.origin);
  const [newest] = buildsOf(registry, container);
  if (newest) return new URL(newest.entry).origin;
  throw new UsageError(`--origin: это первый выпуск, укажите, где лежат сборки. Пример: ${EXAMPLE}`);
}

runCommandLine(() =>
  values.watch
    ? watchFailures(readRegistryPath(values.registry, EXAMPLE), { threshold: values.threshold, isOnce: values.once })
    : publish(),
);
