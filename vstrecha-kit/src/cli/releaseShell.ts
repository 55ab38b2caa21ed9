import { checkShell } from '../release/checkFit.ts';
import { openRegistry, REGISTRY } from '../release/commandLine.ts';
import { readReachableShells } from '../release/liveShells.ts';
import { describeUnread, readBuilds } from '../release/readBuilds.ts';
import { readDescription, readShellTypes } from '../shell/readDescription.ts';
import { lineOf } from '../system/commandLine.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';

interface Options {
  registry?: string;
  /** Folder or address of the new shell. */
  description?: string;
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
  await checkShell(shell, await readShellTypes(description), registry, await readReachableShells(registry));
  console.log(`The shell ${shell.shell} fits all released remotes. Its files can be copied.`);
}
