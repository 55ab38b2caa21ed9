import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  Application,
  LogLevel,
  ReflectionKind,
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
} from 'typedoc';
import { hashFiles } from '../build/buildStorybook.ts';
import { repositoryRoot } from '../system/packages.ts';

const directory = path.join(repositoryRoot, 'shared-api');

const output = path.join(repositoryRoot, '.cache/reference');
const marker = path.join(output, 'build.txt');

interface Reference {
  application: Application;
  project: ProjectReflection;
  /** Public exports without a docstring: `shared-api/users useUser`. */
  undocumented: readonly string[];
}

/**
 * Writes the reference of shared-api as static pages, unless they are current.
 * @returns their folder
 */
export async function writeReference(): Promise<string> {
  const wanted = hashFiles(['shared-api/src/**/*', 'shared-api/{package.json,README.md}', 'pnpm-lock.yaml']);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return output;
  const { application, project } = await readReference();
  rmSync(output, { recursive: true, force: true });
  await application.generateDocs(project, output);
  writeFileSync(marker, wanted);
  return output;
}

/** Reads what shared-api exports, and its docstrings. */
export async function readReference(): Promise<Reference> {
  const entries = readEntries();
  const application = await Application.bootstrap({
    name: 'Reference of shared-api',
    entryPoints: [...entries.keys()],
    tsconfig: path.join(directory, 'tsconfig.json'),
    basePath: path.join(directory, 'src'),
    readme: path.join(directory, 'README.md'),
    // Types are checked elsewhere.
    skipErrorChecking: true,
    // Generated from openapi.yaml, which the API itself shows as pages.
    externalPattern: ['**/node_modules/**', '**/contract/schema.d.ts'],
    excludeExternals: true,
    disableSources: true,
    githubPages: false,
    hideGenerator: true,
    navigation: { includeFolders: false },
    navigationLinks: { Storybook: '../index.html' },
    validation: false,
    logLevel: LogLevel.Error,
    lang: 'en',
  });
  const project = await application.convert();
  if (!project) throw new Error('shared-api could not be read for its reference; TypeDoc names the file above.');
  const modules = project.getReflectionsByKind(ReflectionKind.Module) as DeclarationReflection[];
  for (const module of modules) module.name = entries.get(fileOf(module)) ?? module.name;
  const undocumented = modules.flatMap((module) =>
    (module.children ?? []).filter((each) => !isDocumented(each)).map((each) => `${module.name} ${each.name}`),
  );
  return { application, project, undocumented };
}

/** File of each entry by `exports`, and the name that importers write. */
function readEntries(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = new Map<string, string>();
  for (const [subpath, target] of Object.entries(exports)) {
    const [before = '', after = ''] = target.split('*');
    for (const found of globSync(target, { cwd: directory })) {
      const file = `./${path.normalize(found)}`;
      if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
      const name = subpath.replace('*', file.slice(before.length, file.length - after.length));
      entries.set(path.join(directory, file), `shared-api/${name.slice(2)}`);
    }
  }
  return entries;
}

const fileOf = (module: DeclarationReflection) => module.project.getSymbolIdFromReflection(module)?.fileName ?? '';

/** Whether the export, or the signature of a function, has a docstring. A re-export counts: its own module explains it. */
function isDocumented(reflection: DeclarationReflection): boolean {
  if (reflection.kindOf(ReflectionKind.Reference)) return true;
  const comments = [reflection.comment, ...(reflection.signatures ?? []).map(({ comment }) => comment)];
  return comments.some((comment: Comment | undefined) => comment?.hasVisibleComponent());
}
