import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { readPackageFolders } from '../system/packages.ts';
import { releaseSection } from './changelog.ts';
import { nextVersion, readChangesets } from './changesets.ts';

/** Where the commit is recorded whose sources are released. */
const RELEASED = 'tooling/released.txt';

interface Options {
  root: string;
  version: string;
  now: Date;
}

/**
 * Gives all packages and the root one version, moves the changesets into their changelogs, commits and tags.
 * @returns the tag
 * @throws UsageError before anything is changed
 */
export async function cutVersion({ root, version, now }: Options): Promise<string> {
  const run = async (program: string, ...args: string[]) =>
    (await execa(program, args, { cwd: root, stdin: 'ignore', stderr: 'inherit' })).stdout;
  const tag = `v${version}`;
  const branch = await run('git', 'rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') throw new UsageError(`Versions are cut on main, and this is ${branch}: switch to main.`);
  if ((await run('git', 'status', '--porcelain')) !== '')
    throw new UsageError(
      'The working tree has changes: commit or stash them, so that the version has all and no more.',
    );
  if ((await run('git', 'tag', '--list', tag)) !== '')
    throw new UsageError(`The tag ${tag} exists: take the next version.`);
  assertAskedFor(root, version);
  const changelog = path.join(root, 'CHANGELOG.md');
  const released = releaseSection(readFileSync(changelog, 'utf8'), version, now.toISOString().slice(0, 10));

  const sources = await run('git', 'rev-parse', 'HEAD');
  await run('changeset', 'version');
  writeFileSync(changelog, released);
  writeFileSync(path.join(root, RELEASED), `${sources}\n`);
  const manifest = path.join(root, 'package.json');
  const raised = `$1${version}$2`;
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/("version": ")[^"]+(")/, raised));
  const wrong = readPackageFolders(root).filter((folder) => readVersion(path.join(root, folder)) !== version);
  if (wrong.length > 0)
    throw new Error(`${wrong.join(', ')} did not get ${version}: does \`fixed\` of .changeset/config.json name them?`);
  await run('git', 'add', '--all');
  await run('git', 'commit', '--quiet', '--message', `chore: release version ${version}`);
  await run('git', 'tag', '--annotate', '--message', `Version ${version}`, tag);
  return tag;
}

/** Lets pass only the version that the sizes of the changesets lead to. */
function assertAskedFor(root: string, version: string): void {
  const changesets = readChangesets(root);
  if (changesets.length === 0) throw new UsageError('No changeset waits in .changeset, so there is nothing to cut.');
  const present = readVersion(root);
  const asked = nextVersion(present, changesets);
  if (asked === version) return;
  const majors = changesets.filter(({ sizes }) => sizes.includes('major')).map(({ file }) => file);
  const because = majors.length > 0 ? ` because of ${majors.join(', ')}; before 1.0.0 a break is minor` : '';
  throw new UsageError(`The changesets make ${asked} of ${present}, not ${version}${because}.`);
}

function readVersion(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
