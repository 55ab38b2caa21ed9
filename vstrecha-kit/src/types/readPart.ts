import ts from 'typescript';
import type { Declaration, Declarations } from './declarations.ts';

/** Normalised text of one declaration, and the others that it refers to. */
export interface Part {
  text: string;
  mentions: Declaration[];
  /** Optional members and parameters, which `text` leaves out. */
  optionals: Omit<Part, 'optionals'>[];
}

const SILENT = new Set([
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.DefaultKeyword,
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.SemicolonToken,
]);

/**
 * Reads a declaration without what does not matter to its users: names of parameters, order of members and of union
 * types.
 */
export function readPart(declaration: Declaration, declarations: Declarations): Part {
  const part: Part = { text: '', mentions: [], optionals: [] };
  const reader = new Reader(declaration.file, declarations, part);
  part.text = `${declaration.name} ${declaration.nodes.map((node) => reader.print(node)).join(' & ')}`;
  for (const optional of part.optionals) optional.text = `${declaration.name} ${optional.text}`;
  return part;
}

class Reader {
  readonly #file: string;
  readonly #declarations: Declarations;
  readonly #into: Omit<Part, 'text'> | Omit<Part, 'text' | 'optionals'>;
  readonly #place: readonly string[];

  constructor(
    file: string,
    declarations: Declarations,
    into: Omit<Part, 'text'> | Omit<Part, 'text' | 'optionals'>,
    place: readonly string[] = [],
  ) {
    this.#file = file;
    this.#declarations = declarations;
    this.#into = into;
    this.#place = place;
  }

  print(node: ts.Node): string {
    if (SILENT.has(node.kind)) return '';
    if (ts.isParameter(node)) return this.#printOptional(node, `${node.parent.parameters.indexOf(node)}`);
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node))
      return this.#printOptional(node, node.name.getText());
    if (ts.isUnionTypeNode(node)) return join(node.types.map((type) => this.print(type)).sort(), '|');
    if (ts.isTypePredicateNode(node)) return `is ${node.type ? this.print(node.type) : ''}`;
    if (ts.isIndexedAccessTypeNode(node)) {
      const found = this.#findMember(node);
      if (found) {
        this.#into.mentions.push(found);
        return found.name;
      }
    }
    this.#mention(node);
    const children = node.getChildren();
    if (children.length === 0) return node.getText();
    const texts = children.map((child) => this.print(child));
    if (node.kind !== ts.SyntaxKind.SyntaxList) return join(texts, ' ');
    return join(isMemberList(node) ? texts.sort() : texts, ', ');
  }

  /** A member or a parameter; optional ones go to `optionals`. */
  #printOptional(node: ts.ParameterDeclaration | ts.PropertySignature | ts.MethodSignature, name: string): string {
    const place = [...this.#place, name];
    if (node.questionToken === undefined || !('optionals' in this.#into))
      return new Reader(this.#file, this.#declarations, this.#into, place).#printMember(node, name);
    const optional = { text: '', mentions: [] };
    const text = new Reader(this.#file, this.#declarations, optional, place).#printMember(node, name);
    this.#into.optionals.push({ ...optional, text: `${this.#place.join('.')} ${text}` });
    return '';
  }

  #printMember(node: ts.ParameterDeclaration | ts.PropertySignature | ts.MethodSignature, name: string): string {
    const ownName = ts.isParameter(node) ? (node.dotDotDotToken ? '...' : '_') : name;
    const rest = node
      .getChildren()
      .filter((child) => child !== node.name && child.kind !== ts.SyntaxKind.DotDotDotToken);
    return join([ownName, ...rest.map((child) => this.print(child))], ' ');
  }

  #mention(node: ts.Node): void {
    const found = this.#findMentioned(node);
    if (found) this.#into.mentions.push(found);
  }

  #findMentioned(node: ts.Node): Declaration | undefined {
    if (ts.isTypeReferenceNode(node)) return this.#declarations.find(this.#file, firstName(node.typeName));
    if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName))
      return this.#declarations.find(this.#file, firstName(node.exprName));
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression))
      return this.#declarations.find(this.#file, node.expression.text);
    if (ts.isImportTypeNode(node) && node.qualifier && ts.isLiteralTypeNode(node.argument))
      return this.#declarations.follow(
        this.#file,
        (node.argument.literal as ts.StringLiteral).text,
        firstName(node.qualifier),
      );
    return undefined;
  }

  /** The declaration of `components['schemas']['User']`: that member alone, not the whole contract. */
  #findMember(node: ts.IndexedAccessTypeNode): Declaration | undefined {
    const { objectType, indexType } = node;
    if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
    const owner = ts.isIndexedAccessTypeNode(objectType)
      ? this.#findMember(objectType)
      : this.#findMentioned(objectType);
    const member = owner?.nodes.length === 1 ? memberOf(owner.nodes[0], indexType.literal.text) : undefined;
    return (
      owner &&
      member?.type && { file: owner.file, name: `${owner.name}.${indexType.literal.text}`, nodes: [member.type] }
    );
  }
}

function memberOf(node: ts.Node | undefined, name: string): ts.PropertySignature | undefined {
  if (node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)))
    return node.members
      .filter(ts.isPropertySignature)
      .find((member) => member.name.getText().replace(/^['"]|['"]$/g, '') === name);
  return undefined;
}

function isMemberList({ parent }: ts.Node): boolean {
  return ts.isInterfaceDeclaration(parent) || ts.isTypeLiteralNode(parent);
}

function firstName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : firstName(name.left);
}

function join(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}
