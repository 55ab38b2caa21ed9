import path from 'node:path';
import ts from 'typescript';
import type { Place } from './types.ts';

/** A named declaration, or a member of one. The names in its nodes are resolved in `file`. */
export interface Declaration {
  file: string;
  name: string;
  /** Path of a member. */
  members: readonly string[];
  /** Several for overloads and for merged interfaces. */
  nodes: readonly ts.Node[];
}

interface Import {
  specifier: string;
  /** `*` for the whole module. */
  name: string;
}

interface Scope {
  source: ts.SourceFile;
  declared: Map<string, ts.Node[]>;
  imports: Map<string, Import>;
  /** By exported name. */
  exports: Map<string, Import | { local: string }>;
  /** Specifiers of `export * from`. */
  stars: string[];
}

/** Finds declarations by name in `.d.ts` files. */
export class Declarations {
  readonly #files: Readonly<Record<string, string>>;
  readonly #scopes = new Map<string, Scope>();

  constructor(files: Readonly<Record<string, string>>) {
    this.#files = files;
  }

  /** The declaration at a place. */
  at([file, name, ...members]: Place): Declaration | undefined {
    let found = this.find(file, name);
    for (const member of members) found = found && this.member(found, member);
    return found;
  }

  /** A member of an interface or of an object type, with its type as the node. */
  member({ file, name, members, nodes }: Declaration, key: string): Declaration | undefined {
    const type = nodes
      .flatMap((node) => (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) ? [...node.members] : []))
      .filter(ts.isPropertySignature)
      .find((member) => nameOf(member) === key)?.type;
    return type && { file, name, members: [...members, key], nodes: [type] };
  }

  /** The file of an import; undefined for external packages. */
  resolve(specifier: string, from: string): string | undefined {
    if (!specifier.startsWith('.')) return undefined;
    const base = path.posix.join(path.posix.dirname(from), specifier);
    return [`${base}.d.ts`, `${base}/index.d.ts`, base, base.replace(/\.tsx?$/, '.d.ts')].find((file) =>
      Object.hasOwn(this.#files, file),
    );
  }

  source(file: string): ts.SourceFile {
    return this.#scopeOf(file).source;
  }

  /** The value exports of a module: importable at run time. */
  valuesOf(file: string): string[] {
    return this.#namesOf(file).filter((name) => this.findExport(file, name)?.nodes.some(isValue));
  }

  /** The declaration of a name inside a file: its own, or one imported from a workspace file. */
  find(file: string, name: string): Declaration | undefined {
    const scope = this.#scopeOf(file);
    const nodes = scope.declared.get(name);
    if (nodes) return { file, name, members: [], nodes };
    const imported = scope.imports.get(name);
    return imported && this.follow(file, imported.specifier, imported.name);
  }

  /** The import that gives a file a name. */
  importOf(file: string, name: string): Import | undefined {
    const { declared, imports } = this.#scopeOf(file);
    return declared.has(name) ? undefined : imports.get(name);
  }

  /** The declaration of an export of an imported module. */
  follow(from: string, specifier: string, name: string): Declaration | undefined {
    const file = this.resolve(specifier, from);
    return file === undefined ? undefined : this.findExport(file, name);
  }

  /** The declaration of an export, wherever it is declared. */
  findExport(file: string, name: string): Declaration | undefined {
    const scope = this.#scopeOf(file);
    const exported = scope.exports.get(name);
    if (exported)
      return 'local' in exported
        ? this.find(file, exported.local)
        : this.follow(file, exported.specifier, exported.name);
    for (const specifier of scope.stars) {
      const found = this.follow(file, specifier, name);
      if (found) return found;
    }
    return undefined;
  }

  #namesOf(file: string): string[] {
    const { exports, stars } = this.#scopeOf(file);
    const further = stars.map((specifier) => this.resolve(specifier, file)).filter((star) => star !== undefined);
    return [...new Set([...exports.keys(), ...further.flatMap((star) => this.#namesOf(star))])];
  }

  #scopeOf(file: string): Scope {
    const known = this.#scopes.get(file);
    if (known) return known;
    const scope = readScope(ts.createSourceFile(file, this.#files[file] ?? '', ts.ScriptTarget.Latest, true));
    this.#scopes.set(file, scope);
    return scope;
  }
}

export function nameOf({ name }: ts.PropertySignature): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function isValue(node: ts.Node): boolean {
  return !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node);
}

function readScope(source: ts.SourceFile): Scope {
  const scope: Scope = { source, declared: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, scope);
    else if (ts.isExportDeclaration(statement)) readExport(statement, scope);
    else readDeclaration(statement, scope);
  }
  return scope;
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, { imports }: Scope): void {
  const specifier = (moduleSpecifier as ts.StringLiteral).text;
  if (importClause?.name) imports.set(importClause.name.text, { specifier, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { specifier, name: '*' });
  else
    for (const { name, propertyName } of bindings?.elements ?? [])
      imports.set(name.text, { specifier, name: (propertyName ?? name).text });
}

function readExport({ exportClause, moduleSpecifier }: ts.ExportDeclaration, scope: Scope): void {
  const specifier = moduleSpecifier && (moduleSpecifier as ts.StringLiteral).text;
  if (!exportClause) {
    if (specifier !== undefined) scope.stars.push(specifier);
  } else if (ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements) {
      const original = (propertyName ?? name).text;
      scope.exports.set(name.text, specifier === undefined ? { local: original } : { specifier, name: original });
    }
}

function readDeclaration(statement: ts.Statement, { declared, exports }: Scope): void {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  for (const [name, node] of declarationsIn(statement)) {
    declared.set(name, [...(declared.get(name) ?? []), node]);
    if (isExported) exports.set(name, { local: name });
  }
}

function declarationsIn(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((declaration) => [declaration.name.getText(), declaration]);
  const { name } = statement as ts.DeclarationStatement;
  return name ? [[name.text, statement]] : [];
}
