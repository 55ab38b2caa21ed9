import ts from 'typescript';
import type { Declaration, Declarations } from './declarations.ts';

/** The API's schema, of which only the used members count: a function such as `request` names the whole. */
export const SCHEMA = 'shared-api/src/contract/schema.d.ts';
const WHOLES = new Set(['paths', 'operations', 'components']);

/** An export that another file has under this name. */
export interface Passage {
  file: string;
  name: string;
  target: Declaration;
}

/** Everything that some declarations refer to, directly or indirectly, themselves included. */
export interface Collection {
  declarations: Declaration[];
  passages: Passage[];
}

/** What each declaration refers to. */
const known = new WeakMap<Declarations, Map<string, Mentions>>();

export function collect(start: readonly Declaration[], declarations: Declarations): Collection {
  const read = known.get(declarations) ?? new Map<string, Mentions>();
  known.set(declarations, read);
  const seen = new Map<string, Declaration>();
  const passages: Passage[] = [];
  const waiting = [...start];
  for (let current = waiting.pop(); current; current = waiting.pop()) {
    const key = [current.file, current.name, ...current.members].join('\0');
    if (seen.has(key)) continue;
    seen.set(key, current);
    const mentions = read.get(key) ?? readMentions(current, declarations);
    read.set(key, mentions);
    waiting.push(...mentions.found);
    passages.push(...mentions.passages);
  }
  return { declarations: [...seen.values()], passages };
}

/** A build exports all declarations that it has (prune.ts). */
function withoutExport(node: ts.Node): string {
  return node.getText().replace(/^export (default )?/, '');
}

function readMentions({ file, nodes }: Declaration, declarations: Declarations): Mentions {
  const mentions = new Mentions(file, declarations);
  for (const node of nodes) mentions.read(node);
  return mentions;
}

/** Sorted texts of everything that a declaration refers to: equal texts are equal types. */
export function textOf(declaration: Declaration, declarations: Declarations): string {
  const texts = collect([declaration], declarations).declarations.map(({ name, members, nodes }) =>
    [[name, ...members].join('.'), ...nodes.map(withoutExport)].join('\n'),
  );
  return texts.sort().join('\n');
}

/** Finds the declarations that a node refers to. */
class Mentions {
  readonly found: Declaration[] = [];
  readonly passages: Passage[] = [];
  readonly #file: string;
  readonly #declarations: Declarations;

  constructor(file: string, declarations: Declarations) {
    this.#file = file;
    this.#declarations = declarations;
  }

  read(node: ts.Node): void {
    const member = ts.isIndexedAccessTypeNode(node) ? this.#findMember(node) : undefined;
    if (member) {
      this.found.push(member);
      return;
    }
    const found = this.#find(node);
    if (found && !isWholeSchema(found)) this.found.push(found);
    if (found) this.#readSchemaNames(node, found);
    ts.forEachChild(node, (child) => this.read(child));
  }

  #find(node: ts.Node): Declaration | undefined {
    if (ts.isTypeReferenceNode(node)) return this.#byName(firstName(node.typeName));
    if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName)) return this.#byName(firstName(node.exprName));
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression))
      return this.#byName(node.expression.text);
    if (!ts.isImportTypeNode(node) || !node.qualifier || !ts.isLiteralTypeNode(node.argument)) return undefined;
    return this.#follow((node.argument.literal as ts.StringLiteral).text, firstName(node.qualifier));
  }

  #byName(name: string): Declaration | undefined {
    const imported = this.#declarations.importOf(this.#file, name);
    return imported ? this.#follow(imported.specifier, imported.name) : this.#declarations.find(this.#file, name);
  }

  #follow(specifier: string, name: string): Declaration | undefined {
    const file = this.#declarations.resolve(specifier, this.#file);
    const target = file === undefined ? undefined : this.#declarations.findExport(file, name);
    if (file !== undefined && target) this.passages.push({ file, name, target });
    return target;
  }

  /** `components['schemas']['User']` refers to that member alone. */
  #findMember({ objectType, indexType }: ts.IndexedAccessTypeNode): Declaration | undefined {
    if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
    const owner = ts.isIndexedAccessTypeNode(objectType) ? this.#findMember(objectType) : this.#find(objectType);
    return owner && this.#declarations.member(owner, indexType.literal.text);
  }

  /** `Schema<'User'>` of shared-api/contract refers to the schema that it names. */
  #readSchemaNames(node: ts.Node, { name }: Declaration): void {
    if (name !== 'Schema' || !(ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node))) return;
    const names = (node.typeArguments ?? []).flatMap(literalsIn);
    for (const schema of names) {
      const found = this.#declarations.at([SCHEMA, 'components', 'schemas', schema]);
      if (found) this.found.push(found);
    }
  }
}

function literalsIn(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literalsIn);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}

function isWholeSchema({ file, name, members }: Declaration): boolean {
  return file === SCHEMA && members.length === 0 && WHOLES.has(name);
}

function firstName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : firstName(name.left);
}
