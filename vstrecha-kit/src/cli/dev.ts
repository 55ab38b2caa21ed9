// Serves the remote of this folder and opens a deployed shell with it, in this browser only.
//    kit dev [--shell https://staging.vstrecha.example] [--port 4100]
import { parseArgs } from 'node:util';
import { readRemoteManifest } from '../build/readRemoteManifest.ts';
import { serveRemote } from '../dev/devServer.ts';
import { readRemote } from '../release/commandLine.ts';
import { readDescription } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';
import { pageAddress } from './pageAddress.ts';
import { findShell } from './readProvided.ts';

export async function run(args: string[], home: Home): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { shell: { type: 'string' }, port: { type: 'string', default: '4100' } },
  });
  const { directory, container } = readRemote(undefined, home.lineOf('dev'));
  const shell = findShell(directory, values.shell);
  if (shell === undefined || !URL.canParse(shell))
    throw new UsageError(
      `Какую оболочку открыть? Укажите её адрес: ${home.lineOf('dev')} --shell https://staging.vstrecha.example, или "vstrecha": { "shell": … } в package.json.`,
    );
  const { provides } = await readDescription(shell);
  const origin = `http://localhost:${values.port}`;
  const page = pageAddress(shell, readRemoteManifest(directory), `${container}@${origin}/remoteEntry.js`);
  const address = { port: Number(values.port), listen: 'localhost', name: 'localhost' };
  await serveRemote({ directory, origin, provides, reloads: true }, address, process.stdout.isTTY ? page : undefined);
  console.log(`\nРаздел из этой папки в оболочке ${shell}, только в этом браузере:\n  ${page}\n`);
  console.log('После правки страница перезагрузится сама. Остановить: Ctrl-C.');
}
