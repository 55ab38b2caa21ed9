// Builds a remote into dist/builds, unless these exact sources are built already.
//    kit build [mf-catalog] [--shell https://vstrecha.example | <folder with its description>]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote, buildsFolder } from '../build/buildRemote.ts';
import { readRemote } from '../release/commandLine.ts';
import type { Home } from './home.ts';
import { readProvided } from './readProvided.ts';

export async function run(args: string[], home: Home): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { shell: { type: 'string' } } });
  const remote = readRemote(positionals[0], home.lineOf('build'));
  const provided = await readProvided(remote.directory, home, { given: values.shell });
  const { info, isNew } = await buildRemote(remote, provided, () => console.log(`собираю     ${remote.folder}`));
  const folder = path.relative('', path.join(buildsFolder(remote), info.build));
  console.log(`${isNew ? 'собрано   ' : 'готово уже'}  ${folder}`);
}
