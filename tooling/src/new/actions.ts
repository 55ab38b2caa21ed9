import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ActionType } from 'plop';
import { toContainerName } from 'vstrecha-kit/system/remotePackage';
import { fill, writeTemplates, type Answers } from 'vstrecha-kit/system/templates';
import { repositoryRoot } from '../system/packages.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

export const CONTRACT = 'shared-api/src/federation/contract.ts';

/** Renders a folder of templates; names of files are templates too. */
export function addFiles(templates: string, folder: string): ActionType {
  return (answers) => {
    writeTemplates(path.join(TEMPLATES, templates), path.join(repositoryRoot, folder), answers);
    return folder;
  };
}

/** Fills a template. */
export function render(template: string, answers: Answers): string {
  return fill(readFileSync(path.join(TEMPLATES, `${template}.hbs`), 'utf8'), answers);
}

/** Changes a file; a missing one begins empty. */
export function writeFile(file: string, change: (text: string) => string): ActionType {
  return () => {
    const target = path.join(repositoryRoot, file);
    writeFileSync(target, change(existsSync(target) ? readFileSync(target, 'utf8') : ''));
    return file;
  };
}

export function changeFile(file: string, change: (text: string) => string): ActionType {
  return { type: 'modify', path: file, transform: change };
}

/** Lists a component in `src/exposes.ts` of its remote. */
export function expose(folder: string, name: string, module: string): ActionType {
  return changeFile(`${folder}/src/exposes.ts`, (text) =>
    insertBefore(text, /^\} satisfies Exposes</, `  ${name}: () => import('${module}'),\n`),
  );
}

/** Names an expose in the contract between shell and remotes. */
export function declareExpose(kind: 'Pages' | 'Widgets', folder: string, name: string, comment?: string): ActionType {
  const line = `  '${toContainerName(folder)}/${name}': PageProps;\n`;
  return changeFile(CONTRACT, (text) =>
    insertAfter(
      text,
      new RegExp(`^export interface Federated${kind} \\{\n(?:(?!\\}).*\n)*`),
      comment === undefined ? line : `  /** ${comment}. */\n${line}`,
    ),
  );
}

/** Runs lines in the root, such as the formatter. */
export function run(...lines: string[]): ActionType {
  return () => {
    for (const line of lines) {
      const options = { cwd: repositoryRoot, shell: true, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(line, options);
      if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`);
    }
    return lines.join(' && ');
  };
}

/** Steps left to do by hand, printed last. */
export function hint(text: string): ActionType {
  return () => text;
}

/** Inserts before the first match. @throws when the file no longer looks as expected */
export function insertBefore(text: string, pattern: RegExp, inserted: string): string {
  const { index } = find(text, pattern);
  return `${text.slice(0, index)}${inserted}${text.slice(index)}`;
}

/** Inserts after the last match. @throws when the file no longer looks as expected */
export function insertAfter(text: string, pattern: RegExp, inserted: string): string {
  const { index, length } = find(text, pattern, -1);
  return `${text.slice(0, index + length)}${inserted}${text.slice(index + length)}`;
}

function find(text: string, pattern: RegExp, place = 0): { index: number; length: number } {
  const match = [...text.matchAll(new RegExp(pattern, 'gm'))].at(place);
  if (!match) throw new Error(`Nothing matches ${String(pattern)}, so tooling/src/new does not know where to insert.`);
  return { index: match.index, length: match[0].length };
}
