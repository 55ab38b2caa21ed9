import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findSource } from '../types/findSource.ts';
import type { Place, Types } from '../types/types.ts';
import { readSources } from './hashInputs.ts';

/** The module that remotes in other repositories extend by their widgets. */
const FEDERATION = 'shared-api/federation';
const TABLE = 'FederatedWidgets';
const MODULE = /['"]([\w.-]+)\/widgets['"]/g;

/**
 * Types of a shell with those of widgets that only their teams know: the remote's own ones, and those of other remotes
 * whose types it has installed.
 */
export function withOutsideWidgets(directory: string, types: Types): Types {
  const installed = [...readSources(directory).matchAll(MODULE)].map(([, name = '']) => name);
  const places = [
    [path.dirname(directory), path.basename(directory)] as const,
    ...installed.map((name) => [path.join(directory, 'node_modules'), name] as const),
  ];
  const files = { ...types.files };
  const subjects = { ...types.subjects };
  for (const [root, name] of places) {
    const source = findSource(root, `${name}/widgets`);
    if (source === undefined) continue;
    const file = `${name}/widgets.d.ts`;
    const { text, names } = readWidgets(readFileSync(source, 'utf8'));
    files[file] = text;
    for (const widget of names) subjects[widget] = [file, TABLE, widget] satisfies Place;
  }
  return { files, subjects };
}

/** Names of the widgets, and the text with what it adds to the module as its own exports. */
function readWidgets(text: string): { text: string; names: string[] } {
  const source = ts.createSourceFile('widgets.ts', text, ts.ScriptTarget.Latest, true);
  const statements = source.statements.flatMap((statement): readonly ts.Statement[] =>
    isExtension(statement) && statement.body && ts.isModuleBlock(statement.body)
      ? statement.body.statements
      : [statement],
  );
  const lines = statements.map((statement) => {
    const own = statement.getText().replaceAll(/(['"])shared-api\/federation\1/g, `'../shared-api/src/federation'`);
    return statement.parent === source ? own : own.replace(/^(export )?/, 'export ');
  });
  const names = statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === TABLE)
    .flatMap(({ members }) => members.flatMap(({ name }) => (name && ts.isStringLiteral(name) ? [name.text] : [])));
  return { text: lines.join('\n'), names };
}

const isExtension = (statement: ts.Statement): statement is ts.ModuleDeclaration =>
  ts.isModuleDeclaration(statement) && statement.name.text === FEDERATION;
