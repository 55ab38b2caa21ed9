import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../system/packages.ts';
import { replaceSection } from '../system/replaceSection.ts';

export const CONFIGURATION_PAGE = path.join(repositoryRoot, 'docs/configuration.md');

const API = path.join(repositoryRoot, 'reference-api/src/platform/config/variables.ts');
const FRONT = path.join(repositoryRoot, 'shared-api/src/config/index.ts');
const PUSHER = path.join(repositoryRoot, 'shared-api/src/realtime-connection/connectRealtime.ts');

/** A setting of `/config.json`: a field of the types that the shell reads it by. */
export interface FrontField {
  name: string;
  isOptional: boolean;
  meaning: string;
  /** The object whose fields follow, if it is one. */
  fields: FrontField[];
}

/** The page with the tables that the code holds now. */
export async function renderConfigurationPage(page = readFileSync(CONFIGURATION_PAGE, 'utf8')): Promise<string> {
  const withApi = replaceSection(page, 'api', await renderVariables());
  return replaceSection(withApi, 'front', renderFields(readFrontFields()));
}

/** Imported by path, because tooling does not depend on the packages of the product. */
async function renderVariables(): Promise<string> {
  const { VARIABLES } = (await import(API)) as { VARIABLES: Record<string, { usual: string; meaning: string }> };
  const rows = Object.entries(VARIABLES).map(([name, { usual, meaning }]) => `| \`${name}\` | ${usual} | ${meaning} |`);
  return ['', '| variable | default | meaning |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** The fields of `/config.json`, those of `pusher` included. */
export function readFrontFields(): FrontField[] {
  const pusher = readInterface(PUSHER, 'PusherConfig');
  return readInterface(FRONT, 'RuntimeConfig').map((field) =>
    field.name === 'pusher' ? { ...field, fields: pusher } : field,
  );
}

function renderFields(fields: FrontField[]): string {
  const rows = fields.flatMap((field) => [
    rowOf(field.name, field),
    ...field.fields.map((inner) => rowOf(`${field.name}.${inner.name}`, inner)),
  ]);
  return ['', '| field | meaning |', '| --- | --- |', ...rows, ''].join('\n');
}

const rowOf = (name: string, { isOptional, meaning }: FrontField) =>
  `| \`${name}\` | ${isOptional ? '' : '(required) '}${meaning} |`;

function readInterface(file: string, name: string): FrontField[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return readMembers(statement.members);
  throw new Error(
    `${file} has no interface ${name}, from which docs/configuration.md is written: name the new one here.`,
  );
}

function readMembers(members: ts.NodeArray<ts.TypeElement>): FrontField[] {
  return members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    isOptional: member.questionToken !== undefined,
    meaning: commentOf(member),
    fields: member.type && ts.isTypeLiteralNode(member.type) ? readMembers(member.type.members) : [],
  }));
}

function commentOf(member: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(member).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  const text = comments.join(' ').replaceAll(/\s+/g, ' ').trim();
  if (text === '') throw new Error(`${member.getText()} has no comment for docs/configuration.md: write one above it.`);
  return text;
}
