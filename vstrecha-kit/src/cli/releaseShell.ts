import { checkShell } from '../release/checkFit.ts';
import { readPolicy, readPolicyFile, type PagePolicy } from '../release/checkPolicy.ts';
import { openRegistry, REGISTRY } from '../release/commandLine.ts';
import { readReachableShells, type LiveShell } from '../release/liveShells.ts';
import { describeUnread, readBuilds } from '../release/readBuilds.ts';
import { readDescription, readShellTypes } from '../shell/readDescription.ts';
import { lineOf } from '../system/commandLine.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';

interface Options {
  registry?: string;
  /** Folder or address of the new shell. */
  description?: string;
  /** File with the policy of its pages. */
  policy?: string;
}

/** `kit release shell`: checks a shell against all live builds before its files are copied, and changes no file. */
export async function releaseShell(options: Options, home: Home): Promise<void> {
  const example = lineOf(home.program, `release shell ${REGISTRY.example} --description shell/dist/site`);
  const place = openRegistry(options.registry, example, home.registry);
  const { description = home.shellFolder } = options;
  if (description === undefined)
    throw new UsageError(`--description: give the folder or address of the new shell. Example: ${example}`);
  const shell = { ...(await readDescription(description)), origin: description };
  const read = await readBuilds(await place.read());
  const unread = describeUnread(read);
  if (unread !== undefined)
    throw new UsageError(`${unread} The shell cannot be compared: restore these files or roll the builds back.`);
  const { registry } = read;
  const live = await readReachableShells(registry);
  const policies = await readPolicies(options, live);
  await checkShell(shell, await readShellTypes(description), registry, live, policies);
  console.log(`The shell ${shell.shell} fits all released remotes. Its files can be copied.`);
}

/** Of the file, or of the new shell's own server; else of the pages that its files will replace. */
function readPolicies({ policy, description = '' }: Options, live: readonly LiveShell[]): Promise<PagePolicy[]> {
  const origins = live.map(({ origin }) => origin);
  if (policy !== undefined) return Promise.resolve([readPolicyFile(policy, origins[0] ?? 'https://shell')]);
  return Promise.all((/^https?:/.test(description) ? [new URL(description).origin] : origins).map(readPolicy));
}
