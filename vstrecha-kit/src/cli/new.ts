// Writes a remote into a new folder: page, slot widget, texts, tests, stories.
//    kit new mf-surveys ['Опросы'] [--folder .] [--owner @team] [--shell https://…] [--packages <folder of .tgz>]
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toContainerName } from '../system/remotePackage.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Home } from './home.ts';

const TEMPLATE = path.resolve(import.meta.dirname, '../../templates/remote');
const NAME = /^mf(-[a-z][a-z0-9]*)+$/;
/** Goes into JSON and into quotes of TypeScript. */
const TITLE = /^[^'"`\\{}<>]{1,60}$/;
const SHORT_LABEL = 20;

export function run(args: string[], home: Home): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: '.' },
      owner: { type: 'string' },
      shell: { type: 'string', default: '' },
      packages: { type: 'string' },
    },
  });
  const [name = '', title = name.replace('mf-', '')] = positionals;
  if (!NAME.test(name))
    throw new UsageError(
      `Имя приложения — mf- и строчные латинские буквы, а указано «${name}». Пример: ${home.lineOf('new')} mf-surveys Опросы`,
    );
  if (!TITLE.test(title)) throw new UsageError(`Название «${title}» не подходит: до 60 знаков без кавычек и скобок.`);
  const directory = path.resolve(values.folder, name);
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new UsageError(`Папка ${directory} не пуста. Укажите другую: --folder.`);

  const address = name.replace('mf-', '');
  const answers = {
    folder: name,
    container: toContainerName(name),
    Name: address.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
    address,
    title,
    shortTitle: title.slice(0, SHORT_LABEL),
    owner: values.owner ?? `@vstrecha/${address}`,
    shell: values.shell,
  };
  writeRemote(directory, answers);
  if (values.packages !== undefined) usePackages(directory, path.resolve(values.packages));
  console.log(
    `${directory} готова. Дальше:\n  cd ${path.relative('', directory) || '.'}\n  npm install\n  npm test\n  npm run build`,
  );
}

function writeRemote(directory: string, answers: Readonly<Record<string, string>>): void {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const answer = answers[key];
      if (answer === undefined) throw new Error(`The template asks for {{${key}}}, which kit new does not know.`);
      return answer;
    });
  for (const name of readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.hbs')) continue;
    const file = path.join(directory, fill(name.replace('.hbs', '')).replace(/^gitignore$/, '.gitignore'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(path.join(TEMPLATE, name), 'utf8')));
  }
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
