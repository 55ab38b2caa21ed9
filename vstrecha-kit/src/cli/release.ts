import path from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import type { Build } from 'shared-api/federation/build';
import { readBuildInfo } from '../build/buildInfo.ts';
import { buildRemote, buildsFolder } from '../build/buildRemote.ts';
import { checkBudget } from '../release/checkBudget.ts';
import { checkContract, checkShells, type Release } from '../release/checkContract.ts';
import { checkFit } from '../release/checkFit.ts';
import { checkPlaces } from '../release/checkPlaces.ts';
import { checkPolicy } from '../release/checkPolicy.ts';
import { checkServed } from '../release/checkServed.ts';
import { checkGlobals, findUnhashed, isUnreadable } from '../release/checkStockBuild.ts';
import { openRegistry, readFolderAddress, readOrigin, readRemote, REGISTRY } from '../release/commandLine.ts';
import { describeShells } from '../release/describeShells.ts';
import { describeStockBuild } from '../release/describeStockBuild.ts';
import { readLiveShells, type LiveShell } from '../release/liveShells.ts';
import { describeUnread, readBuilds } from '../release/readBuilds.ts';
import { readStockFiles } from '../release/readStockFiles.ts';
import { buildsOf, type Registry } from '../release/registry.ts';
import { toAddresses } from '../release/release.ts';
import { addExamples, collect, wholeNumber } from '../system/commandLine.ts';
import type { RemotePackage } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import { checkTypes } from '../types/checkTypes.ts';
import type { HashedTypes } from '../types/types.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';
import { readProvided } from './readProvided.ts';
import { releaseShell } from './releaseShell.ts';

/**
 * `kit release`: adds a built remote to a registry, or moves an older build back to the front. The build's folder is
 * uploaded to <origin>/builds/ first: the registry entry makes it visible (docs/deploying.md).
 */
export function define(command: Command, home: Home): void {
  addExamples(command, [
    wordsOf(home, 'release', `--origin https://catalog.example ${REGISTRY.example}`),
    wordsOf(home, 'release', '--percent 10'),
    `release shell ${REGISTRY.example} --description shell/dist/site`,
    `release --manifest https://surveys.example/3.2.1/mf-manifest.json ${REGISTRY.example}`,
  ])
    .argument('[remote]', 'folder of the remote (default: the current one); shell: check a new shell, change nothing')
    .option('--origin <origin>', 'where the builds are served (default: as for the last release)')
    .option(...REGISTRY.option)
    .option('--build <name>', 'a build that exists (default: build the sources)')
    .option('--percent <share>', 'only for this share of the browsers, 1 to 100', wholeNumber(100))
    .option('--shell <origin>', 'a shell that reads the registry, which remembers it; may be repeated', collect)
    .option('--reports <address>', 'where browsers report failures; the registry remembers it')
    .option('--force <reason>', 'although its types do not fit; the registry’s journal keeps the reason')
    .option('--unchecked-types', 'with --build: the types were checked when it was built')
    .option('--manifest <place>', 'folder or address of a build of the stock plugin (docs/stock-remotes.md)')
    .option('--address <address>', 'with --manifest: where that folder is served')
    .option('--remote-json <file>', 'with --manifest: the remote.json, if it is not beside it')
    .option('--description <place>', 'with shell: folder or address of the new shell')
    .option('--policy <file>', 'with shell: file with its Content-Security-Policy, such as that of nginx')
    .action((name, options) => (name === 'shell' ? releaseShell(options, home) : releaseRemote(name, options, home)));
}

interface Options {
  origin?: string;
  registry?: string;
  build?: string;
  percent?: number;
  shell?: string[];
  reports?: string;
  force?: string;
  uncheckedTypes?: true;
  manifest?: string;
  address?: string;
  remoteJson?: string;
}

async function releaseRemote(name: string | undefined, options: Options, home: Home): Promise<void> {
  const example = exampleOf(home, 'release', `--origin https://catalog.example ${REGISTRY.example}`);
  const place = openRegistry(options.registry, example, home.registry);
  const { percent, force } = options;
  const { container, describe, sources } =
    options.manifest === undefined
      ? await readOwn(readRemote(name, example), options, { present: await place.read(), home, example })
      : await readStock(options.manifest, options);

  let sentences: string[] = [];
  await place.change(async (present) => {
    const read = await readBuilds(withSettings(present, options));
    const complaint = describeUnread(read);
    if (complaint !== undefined) console.warn(`${complaint} Whether this build fits them is unchecked.`);
    const { registry } = read;
    const shells = await readLiveShells(registry.shells ?? []);
    const line = await describe(registry, shells);
    const build = { ...line, ...(percent !== undefined && percent < 100 && { percent }) };
    await checkServed(build);
    checkShells({ registry, container, build, shells });
    await checkPolicy(build, shells);
    checkPlaces({ registry, container, build, shells });
    checkContract({ registry, container, build, shells });
    const reason = await checkFit({ registry, container, build, shells, sources }, console.warn).then(
      () => undefined,
      (error: unknown) => overrule(error, force),
    );
    sentences = [
      `${container}: ${build.build}${percent === undefined || percent === 100 ? '' : `, ${percent} %`}`,
      ...describeShells(build, shells),
    ];
    return { container, change: { kind: 'release', build: line, percent }, registry, shells, reason };
  });
  for (const sentence of sentences) console.log(sentence);
}

/** @returns the reason of `--force`, after a warning about what does not fit; throws the refusal without one */
function overrule(refusal: unknown, reason: string | undefined): string {
  if (reason === undefined || !(refusal instanceof UsageError)) throw refusal;
  console.warn(`${refusal.message}\nIt is released all the same: ${reason}`);
  return reason;
}

/** A build to be released. */
interface Candidate {
  container: string;
  sources?: Release['sources'];
  describe: (registry: Registry, shells: readonly LiveShell[]) => Build | Promise<Build>;
}

/** A build of this workspace's or repository's remote. */
async function readOwn(
  remote: RemotePackage,
  options: Options,
  { present, home, example }: { present: Registry; home: Home; example: string },
): Promise<Candidate> {
  const { container, directory } = remote;
  const { build: name, uncheckedTypes = false } = options;
  const provided = name === undefined ? await readProvided(directory, home, { spare: present.shells?.[0] }) : undefined;
  const info = provided ? await buildChecked(remote, provided) : readBuilt(remote, name ?? '', present, uncheckedTypes);
  const sizes = checkBudget(directory, path.join(buildsFolder(remote), info.build), info);
  console.log(`Loaded at first:\n${sizes.join('\n')}`);
  return {
    container,
    ...(provided && { sources: { directory, types: provided.types } }),
    describe: (registry) => toAddresses(info, readBuildsOrigin(registry, container, options.origin, example)),
  };
}

/** A build of the stock plugin of Module Federation (docs/stock-remotes.md). */
async function readStock(place: string, options: Options): Promise<Candidate> {
  const files = await readStockFiles(place, options.remoteJson);
  const folder = readFolderAddress(options.address ?? place);
  return {
    container: files.remote.name,
    describe: async (registry, shells) => {
      const build = describeStockBuild(files, { folder, shells });
      await checkGlobals(files, registry, build);
      if (isUnreadable(files, build))
        console.warn(
          'Neither a chunk variable nor imports were found in the entry, so they are not compared with other builds. Tell the platform which bundler wrote it.',
        );
      const unhashed = findUnhashed(files, build);
      if (unhashed.length > 0)
        console.warn(
          `Nobody would notice other contents of these files: ${unhashed.join(', ')}. The build loads them itself without hashes; rsbuild adds them with security.sri.enable.`,
        );
      return build;
    },
  };
}

/** Builds the current sources after checking their types. */
async function buildChecked(remote: RemotePackage, provided: HashedTypes): Promise<Build> {
  const complaints = await checkTypes(remote.directory);
  if (complaints !== undefined)
    throw new UsageError(
      `${remote.folder} is not released: its types are wrong.\n${complaints}\nCorrect them and repeat.`,
    );
  return (await buildRemote(remote, provided)).info;
}

/**
 * Reads an existing build. Builds in the registry had their types checked at their release; others cannot be checked
 * here.
 */
function readBuilt(remote: RemotePackage, name: string, present: Registry, isUnchecked: boolean): Build {
  const info = readBuildInfo(path.join(buildsFolder(remote), name));
  if (!info) throw new UsageError(`There is no build ${name} in ${buildsFolder(remote)}.`);
  const isReleased = buildsOf(present, remote.container).some(({ build }) => build === name);
  if (!isReleased && !isUnchecked)
    throw new UsageError(
      `The build ${name} was never in the registry, and its types cannot be checked here. Release it from its sources without --build, or add --unchecked-types if they were checked when it was built.`,
    );
  return info;
}

/** The registry with the shells and the failure report address given on the command line. */
function withSettings(registry: Registry, { shell, reports }: Options): Registry {
  const shells = shell?.map((origin) => readOrigin('--shell', origin)) ?? registry.shells ?? [];
  if (shells.length === 0)
    throw new UsageError(
      `Nothing says which shells read this registry. Name them once, the registry remembers them: --shell https://vstrecha.example.`,
    );
  return { ...registry, shells, ...(reports !== undefined && { reports }) };
}

/** `--origin`, or the origin of the newest released build. */
function readBuildsOrigin(registry: Registry, container: string, given: string | undefined, example: string): string {
  if (given !== undefined) return readOrigin('--origin', given);
  const [newest] = buildsOf(registry, container);
  if (newest) return new URL(newest.entry).origin;
  throw new UsageError(
    `--origin: say where the builds are served, since this is the first release. Example: ${example}`,
  );
}
