import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { findMissing } from 'shared-api/federation/build';
import { readBuildInfo } from '../build/buildInfo.ts';
import { buildsFolder } from '../build/buildRemote.ts';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { readRequires } from '../build/readRequires.ts';
import { readRemote } from '../release/commandLine.ts';
import { readDescription } from '../shell/readDescription.ts';
import { addExamples } from '../system/commandLine.ts';
import { readManifest } from '../system/manifest.ts';
import { OLDEST_NODE } from '../system/oldestNode.ts';
import type { RemotePackage } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';
import { findShell } from './readProvided.ts';

const SHARED = ['vstrecha-kit', 'shared-api', 'shared-ui'];

type Check = () => Promise<string> | string;

/** `kit doctor`: says what keeps a remote from being built, tried out and released, and what to do. */
export function define(command: Command, home: Home): void {
  addExamples(command, [wordsOf(home, 'doctor'), wordsOf(home, 'doctor', '--shell https://vstrecha.example')])
    .argument('[remote]', 'folder of the remote (default: the current one)')
    .option('--shell <place>', 'the shell: its address, or a folder with its description')
    .action(async (folder, options) => {
      const remote = readRemote(folder, exampleOf(home, 'doctor'));
      await examine(remote, findShell(remote.directory, options.shell), home);
    });
}

async function examine(remote: RemotePackage, shell: string | undefined, home: Home): Promise<void> {
  const checks: Check[] = [checkNode, () => checkManifest(remote), () => checkShared(remote), () => checkShell(shell)];
  for (const check of checks) await report(check);
  if (shell === undefined || process.exitCode === 1) return;
  await report(() => checkVersions(remote, shell));
  await report(() => checkBuild(remote, shell, home));
  if (URL.canParse(shell)) await report(() => checkOverrides(shell));
}

/** Prints a passed check, or what to do. */
async function report(check: Check): Promise<void> {
  try {
    console.log(`✓ ${await check()}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.log(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}

function checkNode(): string {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST_NODE) return `Node.js ${node}`;
  throw new UsageError(`Node.js ${node} is too old: install ${OLDEST_NODE} or newer from nodejs.org.`);
}

function checkManifest({ directory }: RemotePackage): string {
  const { pages, slots } = readRemoteManifest(directory);
  return `remote.json: pages: ${pages.length}, widgets on pages of others: ${Object.keys(slots).length}`;
}

function checkShared({ directory }: RemotePackage): string {
  const versions = SHARED.map((name) => {
    const folder = path.join(directory, 'node_modules', name);
    if (!existsSync(folder)) throw new UsageError(`${name} is missing in node_modules: run npm install.`);
    return readManifest(folder).version;
  });
  if (new Set(versions.map((version) => version.replace(/\.\d+$/, ''))).size === 1)
    return `${SHARED.join(', ')}: ${[...new Set(versions)].join(', ')}`;
  throw new UsageError(
    `${SHARED.map((name, index) => `${name} ${versions[index]}`).join(', ')} are of different releases: update them together.`,
  );
}

async function checkShell(shell: string | undefined): Promise<string> {
  if (shell === undefined)
    throw new UsageError(
      'No shell is named: --shell https://vstrecha.example, or "vstrecha": { "shell": … } in package.json.',
    );
  const { provides } = await readDescription(shell);
  return `The shell ${shell} provides modules: ${Object.keys(provides).length}`;
}

async function checkVersions({ directory }: RemotePackage, shell: string): Promise<string> {
  const requires = readRequires(directory);
  const missing = findMissing({ requires }, await readDescription(shell));
  if (missing.length === 0)
    return `The shell has the required versions: ${Object.entries(requires)
      .map((pair) => pair.join(' '))
      .join(', ')}`;
  throw new UsageError(`The shell lacks the required versions: ${missing.join(', ')}. Correct peerDependencies.`);
}

async function checkBuild(remote: RemotePackage, shell: string, home: Home): Promise<string> {
  const folder = buildsFolder(remote);
  const ageOf = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const names = existsSync(folder) ? readdirSync(folder).sort((one, other) => ageOf(one) - ageOf(other)) : [];
  const builds = names.map((name) => readBuildInfo(path.join(folder, name))).filter((build) => build !== undefined);
  const host = await readDescription(shell);
  const build = builds.at(-1);
  if (!build)
    throw new UsageError(
      `There is no build yet: ${exampleOf(home, 'build')}. It says what the shell does not provide.`,
    );
  const missing = findMissing(build, host);
  if (missing.length === 0) return `The build ${build.build} takes only what the shell provides`;
  throw new UsageError(
    `The shell does not provide what the build ${build.build} needs: ${missing.join(', ')}. Build again or wait for a new shell.`,
  );
}

async function checkOverrides(shell: string): Promise<string> {
  const answer = await fetch(new URL('/config.json', shell));
  const { remoteOrigins = [] } = (await answer.json()) as { remoteOrigins?: string[] };
  if (remoteOrigins.some((origin) => origin.startsWith('http://localhost')))
    return 'kit dev: the shell admits localhost';
  throw new UsageError(
    `kit dev cannot work: remoteOrigins in the configuration of ${shell} lacks http://localhost:*. Ask for it on a staging shell.`,
  );
}
