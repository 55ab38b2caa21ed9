import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildReleased, BUILDS, SITE } from './buildReleased.ts';
import { serveShell, stopShell } from './control.ts';
import { readRegistry } from './registry.ts';
import { ownSystem, type ServedShell } from './system.ts';

/** A shell in front of remotes of the same release or of another one. */
export interface Pair {
  name: string;
  address: string;
  /** The catalogue's build that its registry lists first. */
  catalogue: string | undefined;
}

interface BuiltRemote {
  folder: string;
  build: string;
  origin: string;
}

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/**
 * Releases as an operator does: the remotes of the last release, the present shell, the present remotes. Open tabs keep
 * their shell, so both shells read the registry after each step.
 * @param cleanUps gets what to call afterwards, even when this fails
 */
export async function releasePairs(cleanUps: (() => unknown)[]): Promise<Pair[]> {
  const next = await readLive();
  const released = await buildReleased(new Map(next.map(({ folder, build }) => [folder, build])));
  const previous = next.flatMap((remote) => uploadReleased(released, remote, cleanUps));
  const serve = async (root: string, registry?: string) => {
    const shell = await serveShell(path.join(root, SITE));
    cleanUps.push(() => stopShell(shell));
    if (registry === undefined) writeFileSync(shell.registry, '{"remotes":{}}');
    else copyFileSync(registry, shell.registry);
    return shell;
  };

  const before = await serve(released);
  await release(previous, before);
  await operate('release', 'shell', '--registry', before.registry);
  const shellFirst = await serve(repositoryRoot, before.registry);
  const after = await serve(repositoryRoot, before.registry);
  await release(next, after);
  const oldTab = await serve(released, after.registry);

  const pair = (name: string, { address }: ServedShell, remotes: readonly BuiltRemote[]): Pair => ({
    name,
    address,
    catalogue: remotes.find(({ folder }) => folder === 'mf-catalog')?.build,
  });
  return [
    pair('previous shell, previous remotes', before, previous),
    pair('next shell, previous remotes', shellFirst, previous),
    pair('next shell, next remotes', after, next),
    pair('previous shell, next remotes', oldTab, next),
  ];
}

/** The present builds, as the start of the system released them. */
async function readLive(): Promise<BuiltRemote[]> {
  const { remotes } = await readRegistry(ownSystem().address);
  return Object.entries(remotes).flatMap(([name, [newest]]) =>
    newest ? { folder: name.replace('_', '-'), build: newest.build, origin: new URL(newest.entry).origin } : [],
  );
}

/** Copies the released build of a remote to its origin. @returns an empty list for a remote added since */
function uploadReleased(released: string, remote: BuiltRemote, cleanUps: (() => unknown)[]): BuiltRemote[] {
  const builds = path.join(released, remote.folder, BUILDS);
  if (!existsSync(builds)) return [];
  return readdirSync(builds).map((build) => {
    const target = path.join(repositoryRoot, remote.folder, BUILDS, build);
    if (!existsSync(target)) {
      cpSync(path.join(builds, build), target, { recursive: true });
      cleanUps.push(() => rmSync(target, { recursive: true }));
    }
    return { ...remote, build };
  });
}

async function release(remotes: readonly BuiltRemote[], { address, registry }: ServedShell): Promise<void> {
  for (const { folder, build, origin } of remotes) {
    const to = ['--registry', registry, '--origin', origin, '--shell', address, '--reports', '/reports/failures'];
    await operate('release', folder, '--build', build, '--unchecked-types', ...to);
  }
}

/** @throws with the command's output when it refuses */
async function operate(...command: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['tooling/bin/kit.ts', ...command], { cwd: repositoryRoot });
}
