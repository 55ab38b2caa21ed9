import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { addExamples, lineOf } from '../system/commandLine.ts';
import { toContainerName } from '../system/remotePackage.ts';
import { writeTemplates } from '../system/templates.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';

const TEMPLATE = path.resolve(import.meta.dirname, '../../templates/remote');
const NAME = /^mf(-[a-z][a-z0-9]*)+$/;
/** Goes into JSON and into quotes of TypeScript. */
const TITLE = /^[^'"`\\{}<>]{1,60}$/;
const SHORT_LABEL = 20;
/** Named without a dot in the template, since npm packs no .gitignore. */
const HIDDEN = /^(gitignore|github)\b/;
const EXAMPLE = 'new mf-surveys Опросы';

/** `kit new`: writes a remote into a new folder: page, slot widget, texts, tests. */
export function define(command: Command, home: Home): void {
  addExamples(command, [EXAMPLE, `${EXAMPLE} --owner @your-team --shell https://staging.vstrecha.example`])
    .argument('<name>', 'mf- and small Latin letters')
    .argument('[title]', 'as participants read it (default: from the name)')
    .option('--folder <folder>', 'where to put it', '.')
    .option('--owner <team>', 'owner in remote.json (default: @vstrecha/<name>)')
    .option('--shell <address>', 'the shell that it is built for')
    .option('--packages <folder>', 'install from the .tgz files in this folder')
    .action((name, title, options) => create({ name, title, ...options }, home));
}

interface Wanted {
  name: string;
  title?: string;
  folder: string;
  owner?: string;
  shell?: string;
  packages?: string;
}

function create({ name, title = name.replace('mf-', ''), ...options }: Wanted, home: Home): void {
  if (!NAME.test(name))
    throw new UsageError(
      `A remote is named mf- and small Latin letters, not '${name}'. Example: ${lineOf(home.program, EXAMPLE)}`,
    );
  if (!TITLE.test(title))
    throw new UsageError(`The title '${title}' does not fit: up to 60 characters without quotes and brackets.`);
  const directory = path.resolve(options.folder, name);
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new UsageError(`The folder ${directory} is not empty. Choose another one: --folder.`);

  const address = name.replace('mf-', '');
  const answers = {
    folder: name,
    container: toContainerName(name),
    Name: address.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
    address,
    title,
    shortTitle: title.slice(0, SHORT_LABEL),
    owner: options.owner ?? `@vstrecha/${address}`,
    shell: options.shell ?? '',
  };
  writeTemplates(TEMPLATE, directory, answers, (file) => file.replace(HIDDEN, '.$1'));
  if (options.packages !== undefined) usePackages(directory, path.resolve(options.packages));
  console.log(
    `${directory} is ready. Next:\n  cd ${path.relative('', directory) || '.'}\n  npm install\n  npm test\n  npm run build`,
  );
}

/** Installs the packed packages from files, without a registry of packages. */
function usePackages(directory: string, folder: string): void {
  const file = path.join(directory, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { devDependencies: Record<string, string> };
  for (const packed of globSync('*.tgz', { cwd: folder })) {
    const name = packed.replace(/-\d.*$/, '');
    if (name in manifest.devDependencies) manifest.devDependencies[name] = `file:${path.join(folder, packed)}`;
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
