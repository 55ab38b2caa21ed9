import { parseArgs } from 'node:util';
import { checkShell } from '../release/checkFit.ts';
import { readReachableShells, readRegistryPath } from '../release/commandLine.ts';
import { describeUnread, readBuilds } from '../release/readBuilds.ts';
import { readRegistry } from '../release/registry.ts';
import { readDescription, readShellTypes } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';

/**
 * Checks a shell against all live builds before its files are copied, and changes no file.
 *    kit release shell --registry /srv/shell/registry.json [--description <folder or address of the new shell>]
 */
export async function releaseShell(args: string[], home: Home): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { registry: { type: 'string' }, description: { type: 'string', default: home.shellFolder } },
  });
  const example = `${home.lineOf('release').replace('mf-catalog', 'shell')} --registry /srv/shell/registry.json --description shell/dist/site`;
  const file = readRegistryPath(values.registry, example, home.registry);
  const { description } = values;
  if (description === undefined)
    throw new UsageError(`--description: нужна папка или адрес новой оболочки. Пример: ${example}`);
  const shell = { ...(await readDescription(description)), origin: description };
  const read = await readBuilds(readRegistry(file));
  const unread = describeUnread(read);
  if (unread !== undefined)
    throw new UsageError(`${unread} Оболочку сверить не с чем: верните эти файлы или снимите сборки с выпуска.`);
  const { registry } = read;
  await checkShell(shell, await readShellTypes(description), registry, await readReachableShells(registry));
  console.log(`Оболочка ${shell.shell} подходит всем выпущенным приложениям. Её файлы можно копировать.`);
}
