// Adds a built remote to a registry, or moves an older build back to the front.
//    kit release [mf-catalog] --origin https://catalog.example --registry /srv/shell/registry.json [--build <name>] [--percent 10]
//    kit release shell --registry /srv/shell/registry.json: checks a new shell against all live builds
//    kit release mf_surveys --manifest https://surveys.example/3.2.1/mf-manifest.json --registry /srv/shell/registry.json
// Upload the build's folder to <origin>/builds/ first: the registry entry makes it visible. See docs/deploying.md.
// --manifest releases a build of the stock plugin of Module Federation from its address (docs/stock-remotes.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Build } from 'shared-api/federation/build';
import { readBuildInfo } from '../build/buildInfo.ts';
import { buildRemote, buildsFolder } from '../build/buildRemote.ts';
import { checkShare } from '../release/changes.ts';
import { checkContract, checkShells } from '../release/checkContract.ts';
import { checkFit } from '../release/checkFit.ts';
import { checkPlaces } from '../release/checkPlaces.ts';
import { checkPolicy } from '../release/checkPolicy.ts';
import { checkServed } from '../release/checkServed.ts';
import { checkGlobals, findUnhashed } from '../release/checkStockBuild.ts';
import {
  readFolderAddress,
  readOrigin,
  readPercent,
  readRegistryPath,
  readReleaser,
  readRemote,
  waitForOthers,
} from '../release/commandLine.ts';
import { describeShells } from '../release/describeShells.ts';
import { describeStockBuild } from '../release/describeStockBuild.ts';
import { readLiveShells, type LiveShell } from '../release/liveShells.ts';
import { describeUnread, readBuilds } from '../release/readBuilds.ts';
import { readStockFiles } from '../release/readStockFiles.ts';
import { buildsOf, readRegistry, writeRegistry, type Registry } from '../release/registry.ts';
import { withRegistryLock } from '../release/registryLock.ts';
import { release, toAddresses } from '../release/release.ts';
import type { RemotePackage } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import { checkTypes } from '../types/checkTypes.ts';
import type { HashedTypes } from '../types/types.ts';
import type { Home } from './home.ts';
import { readProvided } from './readProvided.ts';
import { releaseShell } from './releaseShell.ts';

const OPTIONS = {
  origin: { type: 'string' },
  registry: { type: 'string' },
  build: { type: 'string' },
  percent: { type: 'string' },
  shell: { type: 'string', multiple: true },
  reports: { type: 'string' },
  'unchecked-types': { type: 'boolean', default: false },
  manifest: { type: 'string' },
  address: { type: 'string' },
  'remote-json': { type: 'string' },
} as const;

export async function run(args: string[], home: Home): Promise<void> {
  if (args[0] === 'shell') return releaseShell(args.slice(1), home);
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const example = `${home.lineOf('release')} --origin https://catalog.example --registry /srv/shell/registry.json`;
  const file = readRegistryPath(values.registry, example, home.registry);
  const percent = values.percent === undefined ? undefined : readPercent(values.percent);
  const { container, describe } =
    values.manifest === undefined
      ? await readOwn(readRemote(positionals[0], example), values, { file, home, example })
      : await readStock(values.manifest, values);

  await withRegistryLock(
    file,
    async () => {
      const read = await readBuilds(withSettings(readRegistry(file), values));
      const complaint = describeUnread(read);
      if (complaint !== undefined) console.warn(`${complaint} Подойдёт ли им эта сборка, не проверено.`);
      const { registry } = read;
      const shells = await readLiveShells(registry.shells ?? []);
      const line = await describe(registry, shells);
      const build = { ...line, ...(percent !== undefined && percent < 100 && { percent }) };
      await checkServed(build);
      checkShells({ registry, container, build, shells });
      await checkPolicy(build, shells);
      checkPlaces({ registry, container, build, shells });
      checkContract({ registry, container, build, shells });
      await checkFit({ registry, container, build, shells }, console.warn);
      checkShare(registry, container, build, shells);
      const released = release(registry, container, line, { at: new Date(), by: readReleaser(), percent, shells });
      writeRegistry(file, released);
      console.log(`${container}: ${build.build}${percent === undefined || percent === 100 ? '' : `, ${percent} %`}`);
      for (const sentence of describeShells(build, shells)) console.log(sentence);
    },
    waitForOthers,
  );
}

/** A build to be released. */
interface Candidate {
  container: string;
  describe: (registry: Registry, shells: readonly LiveShell[]) => Build | Promise<Build>;
}

interface OwnOptions {
  origin?: string;
  build?: string;
  'unchecked-types': boolean;
}

/** A build of this workspace's or repository's remote. */
async function readOwn(
  remote: RemotePackage,
  values: OwnOptions,
  { file, home, example }: { file: string; home: Home; example: string },
): Promise<Candidate> {
  const { container, directory } = remote;
  const info =
    values.build === undefined
      ? await buildChecked(remote, await readProvided(directory, home, { spare: readRegistry(file).shells?.[0] }))
      : readBuilt(remote, values.build, file, values['unchecked-types']);
  return {
    container,
    describe: (registry) => toAddresses(info, readBuildsOrigin(registry, container, values.origin, example)),
  };
}

/** A build of the stock plugin of Module Federation (docs/stock-remotes.md). */
async function readStock(place: string, values: { address?: string; 'remote-json'?: string }): Promise<Candidate> {
  const files = await readStockFiles(place, values['remote-json']);
  const folder = readFolderAddress(values.address ?? place);
  return {
    container: files.remote.name,
    describe: async (registry, shells) => {
      const build = describeStockBuild(files, { folder, shells });
      await checkGlobals(files, registry, build);
      const unhashed = findUnhashed(files, build);
      if (unhashed.length > 0)
        console.warn(
          `Подмену этих файлов никто не заметит: ${unhashed.join(', ')}. Их загружает сама сборка и контрольных сумм не знает; в rsbuild их добавляет security.sri.enable.`,
        );
      return build;
    },
  };
}

/** Builds the current sources after checking their types. */
async function buildChecked(remote: RemotePackage, provided: HashedTypes): Promise<Build> {
  const complaints = await checkTypes(remote.directory);
  if (complaints !== undefined)
    throw new UsageError(`${remote.folder} не выпускаем: типы не сходятся.\n${complaints}\nИсправьте и повторите.`);
  return (await buildRemote(remote, provided)).info;
}

/**
 * Reads an existing build. Builds in the registry had their types checked at their release; others cannot be checked
 * here.
 */
function readBuilt(remote: RemotePackage, name: string, file: string, isUnchecked: boolean): Build {
  const info = readBuildInfo(path.join(buildsFolder(remote), name));
  if (!info) throw new UsageError(`Сборки ${name} нет в ${buildsFolder(remote)}.`);
  const isReleased = buildsOf(readRegistry(file), remote.container).some(({ build }) => build === name);
  if (!isReleased && !isUnchecked)
    throw new UsageError(
      `Сборки ${name} в реестре не было, и её типы здесь не проверить. Выпустите её из её исходников без --build, а если типы проверены при сборке, добавьте --unchecked-types.`,
    );
  return info;
}

/** The registry with the shells and the failure report address given on the command line. */
function withSettings(registry: Registry, values: { shell?: string[]; reports?: string }): Registry {
  const shells = values.shell?.map((origin) => readOrigin('--shell', origin)) ?? registry.shells ?? [];
  if (shells.length === 0)
    throw new UsageError(
      `Неизвестно, какие оболочки читают этот реестр, и подойдёт ли им сборка. Укажите один раз, реестр запомнит: --shell https://vstrecha.example.`,
    );
  return { ...registry, shells, ...(values.reports !== undefined && { reports: values.reports }) };
}

/** `--origin`, or the origin of the newest released build. */
function readBuildsOrigin(registry: Registry, container: string, given: string | undefined, example: string): string {
  if (given !== undefined) return readOrigin('--origin', given);
  const [newest] = buildsOf(registry, container);
  if (newest) return new URL(newest.entry).origin;
  throw new UsageError(`--origin: это первый выпуск, укажите, где лежат сборки. Пример: ${example}`);
}
