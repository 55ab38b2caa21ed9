import path from 'node:path';
import ts from 'typescript';
import { collect, type Passage } from './collect.ts';
import { Declarations, nameOf, type Declaration } from './declarations.ts';
import type { Types } from './types.ts';

/** Members to keep of an interface; empty for the whole. */
type Kept = Map<string, Kept>;

/** A copy of types with only the given subjects and the declarations that they refer to. */
export function prune({ files: all, subjects }: Types, names: readonly string[]): Types {
  const declarations = new Declarations(all);
  const kept = Object.fromEntries(names.flatMap((name) => (subjects[name] ? [[name, subjects[name]]] : [])));
  const start = Object.values(kept).flatMap((place) => declarations.at(place) ?? []);
  const { declarations: reached, passages } = collect(start, declarations);
  const files = new Set([...reached, ...passages].map(({ file }) => file));
  const written = [...files].sort().map((file) => {
    const own = reached.filter((declaration) => declaration.file === file);
    const statements = writeStatements(own);
    const lines = [
      ...writeImports(declarations.source(file), statements, (specifier) => {
        const target = declarations.resolve(specifier, file);
        return !specifier.startsWith('.') || (target !== undefined && files.has(target));
      }),
      ...statements,
      ...writePassages(passages.filter((passage) => passage.file === file)),
    ];
    return [file, lines.join('\n')] as const;
  });
  return { files: Object.fromEntries(written), subjects: kept };
}

/** The statements of declarations, all exported, because importers no longer need the file that passed them on. */
function writeStatements(declarations: readonly Declaration[]): string[] {
  const kept = new Map<ts.Node, Kept>();
  const wholes = new Set<ts.Node>();
  for (const { members, nodes } of declarations)
    for (const node of nodes) {
      const statement = statementOf(node);
      if (members.length === 0) wholes.add(statement);
      let place = kept.get(statement) ?? new Map<string, Kept>();
      kept.set(statement, place);
      for (const member of members) {
        const next: Kept = place.get(member) ?? new Map<string, Kept>();
        place.set(member, next);
        place = next;
      }
    }
  return [...kept]
    .sort(([a], [b]) => a.pos - b.pos)
    .map(([statement, members]) => {
      const text =
        wholes.has(statement) || !ts.isInterfaceDeclaration(statement)
          ? statement.getText()
          : `export interface ${statement.name.text} {${writeMembers(statement.members, members)}}`;
      return text.replace(/^(export )?(default )?(?=declare |interface |type )/, 'export ');
    });
}

function writeMembers(members: ts.NodeArray<ts.TypeElement>, kept: Kept): string {
  return members
    .filter(ts.isPropertySignature)
    .filter((member) => kept.has(nameOf(member)))
    .map((member) => {
      const further = kept.get(nameOf(member));
      return further?.size && member.type && ts.isTypeLiteralNode(member.type)
        ? `${member.name.getText()}: {${writeMembers(member.type.members, further)}};`
        : member.getText();
    })
    .join('\n');
}

function statementOf(node: ts.Node): ts.Node {
  return ts.isSourceFile(node.parent) ? node : statementOf(node.parent);
}

/** The imports that statements use. */
function writeImports(
  { statements: all }: ts.SourceFile,
  statements: readonly string[],
  isKept: (specifier: string) => boolean,
): string[] {
  const words = new Set(statements.join('\n').match(/[\w$]+/g));
  return all.filter(ts.isImportDeclaration).flatMap((statement) => {
    const bindings = statement.importClause?.namedBindings;
    const names = [
      statement.importClause?.name,
      ...(bindings && ts.isNamespaceImport(bindings)
        ? [bindings.name]
        : (bindings?.elements.map(({ name }) => name) ?? [])),
    ];
    const isUsed = names.some((name) => name && words.has(name.text));
    return isUsed && isKept((statement.moduleSpecifier as ts.StringLiteral).text) ? [statement.getText()] : [];
  });
}

/** Exports of names that a file takes from another one, or has under another name. */
function writePassages(passages: readonly Passage[]): string[] {
  const lines = passages.flatMap(({ file, name, target }) => {
    if (target.file === file) return target.name === name ? [] : [`export { ${target.name} as ${name} };`];
    const specifier = path.posix.relative(path.posix.dirname(file), target.file).replace(/\.d\.ts$/, '');
    return [`export { ${target.name} as ${name} } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`];
  });
  return [...new Set(lines)];
}
