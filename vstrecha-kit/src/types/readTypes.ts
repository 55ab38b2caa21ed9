import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { readFormerNames, readProvidedModules, readProvidedNames } from '../webpack/exposes.ts';
import { SCHEMA } from './collect.ts';
import { Declarations, nameOf } from './declarations.ts';
import { emitDeclarations } from './emitDeclarations.ts';
import { findSource } from './findSource.ts';
import { SLOTS_TABLE, type Place, type Provided } from './types.ts';

export const CONTRACT = 'shared-api/src/federation/contract.d.ts';
/** What remotes import from the folder of the contract. */
const FEDERATION = 'shared-api/src/federation/index.ts';
/** Interfaces whose members are the pages, widgets and slots. */
const TABLES: Place[] = [
  [CONTRACT, 'FederatedPages'],
  [CONTRACT, 'FederatedWidgets'],
  ['shared-api/src/federation/remoteManifest.d.ts', SLOTS_TABLE],
];
/** Their `exports` say where modules are, for sources that are compiled against the declarations. */
const SHARED = ['shared-ui/package.json', 'shared-api/package.json'];
const METHODS = ['get', 'post', 'put', 'delete'];

/** Reads the value exports of workspace packages that a shell provides, the federation contract and the API. */
export function readTypes(shellDir: string): Provided {
  const root = path.dirname(shellDir);
  const modules = [...readProvidedModules(shellDir)];
  const facades = readProvidedNames(shellDir);
  const sources = new Map(modules.map((module) => [module, findSource(root, module)]));
  const files = readFiles(
    root,
    [...sources.values()].filter((file) => file !== undefined),
  );
  const declarations = new Declarations(files);
  const subjects: Record<string, Place> = {};
  const provides: Record<string, string[]> = {};
  for (const [module, source] of sources) {
    const file = source === undefined ? undefined : declarationOf(root, source);
    provides[module] = file === undefined ? [...(facades.get(module) ?? ['*'])] : declarations.valuesOf(file);
    for (const name of file === undefined ? [] : provides[module]) {
      const found = declarations.findExport(file ?? '', name);
      if (found) subjects[`${module}: ${name}`] = [found.file, found.name];
    }
  }
  for (const [former, present] of readFormerNames(shellDir)) {
    const names = (provides[former] = provides[present] ?? []);
    for (const name of names) {
      const place = subjects[`${present}: ${name}`];
      if (place) subjects[`${former}: ${name}`] = place;
    }
  }
  Object.assign(subjects, Object.fromEntries([...readProps(declarations), ...readOperations(declarations)]));
  return { provides, types: { files, subjects } };
}

/** The declarations of sources and of all that they import. Imports of workspace packages become relative. */
function readFiles(root: string, sources: readonly string[]): Record<string, string> {
  const out = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  try {
    emitDeclarations(root, [...sources, path.join(root, FEDERATION)], out);
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
    const files = names.map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(out, name), 'utf8')]);
    const schema = withoutComments(readFileSync(path.join(root, SCHEMA), 'utf8'));
    const shared = SHARED.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]);
    return Object.fromEntries(
      [...files, ...shared, [SCHEMA, schema]]
        .sort()
        .map(([name = '', text = '']) => [name, withRelativeImports(root, name, text)]),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function withRelativeImports(root: string, file: string, text: string): string {
  return text.replace(
    /(from |import\()(['"])([^'".][^'"]*)\2/g,
    (whole, before: string, quote: string, specifier: string) => {
      const source = findSource(root, specifier);
      if (source === undefined) return whole;
      const target = path.posix.relative(path.posix.dirname(file), declarationOf(root, source).replace(/\.d\.ts$/, ''));
      return `${before}${quote}${target.startsWith('.') ? target : `./${target}`}${quote}`;
    },
  );
}

function declarationOf(root: string, source: string): string {
  return path
    .relative(root, source)
    .replaceAll(path.sep, '/')
    .replace(/\.tsx?$/, '.d.ts');
}

function withoutComments(text: string): string {
  const printer = ts.createPrinter({ removeComments: true });
  return printer.printFile(ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.Latest));
}

function readProps(declarations: Declarations): [string, Place][] {
  return TABLES.flatMap((table) => {
    const members = membersOf(declarations, table);
    if (!members) throw new Error(`${table.join(' has no interface ')}. Releases compare its members; export it.`);
    return members.map((name): [string, Place] => [name, [...table, name]]);
  });
}

function readOperations(declarations: Declarations): [string, Place][] {
  return (membersOf(declarations, [SCHEMA, 'paths']) ?? []).flatMap((address) =>
    METHODS.flatMap((method): [string, Place][] => {
      const place: Place = [SCHEMA, 'paths', address, method];
      const [type] = declarations.at(place)?.nodes ?? [];
      return !type || type.kind === ts.SyntaxKind.NeverKeyword ? [] : [[`${method} ${address}`, place]];
    }),
  );
}

function membersOf(declarations: Declarations, place: Place): string[] | undefined {
  return declarations
    .at(place)
    ?.nodes.filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => members.filter(ts.isPropertySignature).map(nameOf));
}
