import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { ModuleNames } from 'shared-api/federation/build';
import { FACADES, PROVIDED_TABLE } from './providedFiles.ts';

/**
 * The exposes of a remote by name (`CatalogPage` → `./src/pages/CatalogPage`), read from its `src/exposes.ts`, which
 * the federation contract typechecks: one list for developers, compiler and build.
 */
export function readExposes(packageDir: string): Record<string, string> {
  const file = join(packageDir, 'src/exposes.ts');
  const exposes: Record<string, string> = {};
  for (const property of propertiesOf(file, 'exposes')) {
    const request =
      ts.isArrowFunction(property.initializer) && ts.isCallExpression(property.initializer.body)
        ? property.initializer.body.arguments[0]
        : undefined;
    if (!request || !ts.isStringLiteral(request))
      throw new Error(
        `${file}: every expose is written \`Name: () => import('./pages/Name')\`, because the build reads it as text.`,
      );
    exposes[nameOf(property)] = `./${relative(packageDir, join(dirname(file), request.text))}`;
  }
  return exposes;
}

/** Module names that the host provides: the keys of the table in the shell's `provided.ts`. */
export function readProvidedModules(shellDir: string): Set<string> {
  return new Set(propertiesOf(join(shellDir, PROVIDED_TABLE), 'provided').map(nameOf));
}

/** Former names of provided modules, with the present ones. */
export function readFormerNames(shellDir: string): [former: string, present: string][] {
  return propertiesOf(join(shellDir, PROVIDED_TABLE), 'formerNames').flatMap((property) =>
    ts.isArrayLiteralExpression(property.initializer)
      ? property.initializer.elements.map((name): [string, string] => [
          nameOf(property).replace(/\/.*/, `/${unquoted(name)}`),
          nameOf(property),
        ])
      : refuse(shellDir, 'formerNames'),
  );
}

/** Names that a remote may import from the modules in FACADES, by module. */
export function readProvidedNames(shellDir: string): Map<string, Set<string>> {
  return new Map(Object.entries(FACADES).map(([module, file]) => [module, readReexports(join(shellDir, file))]));
}

/** Provided modules without the names of workspace packages: dev servers, benchmark bundles. */
export function providedNames(shellDir: string): ModuleNames {
  const facades = readProvidedNames(shellDir);
  return Object.fromEntries(
    [...readProvidedModules(shellDir)].map((module) => [module, [...(facades.get(module) ?? ['*'])]]),
  );
}

function readReexports(file: string): Set<string> {
  const names = new Set<string>();
  for (const statement of parse(file).statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const element of statement.exportClause.elements) names.add(element.name.text);
  }
  return names;
}

function nameOf(property: ts.PropertyAssignment): string {
  return unquoted(property.name);
}

function unquoted(node: ts.Node): string {
  return node.getText().replace(/^['"]|['"]$/g, '');
}

function refuse(file: string, variable: string): never {
  throw new Error(
    `${file} must declare \`export const ${variable} = { … }\` as an object literal: the build reads its keys.`,
  );
}

function propertiesOf(file: string, variable: string): ts.PropertyAssignment[] {
  for (const statement of parse(file).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText() !== variable || !declaration.initializer) continue;
      const value = ts.isSatisfiesExpression(declaration.initializer)
        ? declaration.initializer.expression
        : declaration.initializer;
      if (!ts.isObjectLiteralExpression(value)) return refuse(file, variable);
      return value.properties.filter(ts.isPropertyAssignment);
    }
  }
  return refuse(file, variable);
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}
