import type { Rule, Scope } from 'eslint';
import ts from 'typescript';
import {
  findMissing,
  findMissingAttribute,
  findMissingGlobal,
  findMissingInPattern,
  listSuspects,
} from './browserSupport.ts';

/** What typescript-eslint gives to rules of files with types. */
interface TypeServices {
  program: ts.Program | null;
  getSymbolAtLocation?: (node: Rule.Node) => ts.Symbol | undefined;
  getTypeAtLocation?: (node: Rule.Node) => ts.Type;
}

/** The parts of JSX that the rule reads. */
type Attribute = Rule.Node & { name: { name: unknown }; parent: { name: { name: unknown } } };

const FLAGS: Record<string, string> = { d: 'hasIndices', s: 'dotAll', v: 'unicodeSets', y: 'sticky' };

let suspects: Set<string> | undefined;

/**
 * Each call exists in the oldest browsers that the builds promise. Types say which interface a member belongs to, so
 * that `list.toSorted()` and `AbortSignal.any()` are judged and other objects' members are not. Code may use what it asks
 * for first (`'share' in navigator`, `typeof`, `?.()`).
 */
export const inEveryBrowser: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        '«{{name}}» is missing in a browser we promise ({{browsers}}). Write it with what all have, or ask for it first.',
    },
  },
  create: (context) => {
    const { program, getSymbolAtLocation, getTypeAtLocation } = context.sourceCode.parserServices as TypeServices;
    if (!program || !getSymbolAtLocation || !getTypeAtLocation) return {};
    suspects ??= listSuspects();
    const known = suspects;
    const report = (node: Rule.Node, name: string, missing: string[]): void => {
      if (missing.length === 0 || isAskedFor(context, node, name)) return;
      context.report({ node, messageId: 'missing', data: { name, browsers: missing.join(', ') } });
    };

    return {
      MemberExpression: (node) => {
        if (node.computed || node.property.type !== 'Identifier' || !known.has(node.property.name)) return;
        const { name } = node.property;
        const declared = getSymbolAtLocation(node.property as Rule.Node)?.declarations ?? [];
        for (const declaration of declared) {
          if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
          const owner = ownerOf(declaration);
          if (!owner) continue;
          const owners = [owner.name, ...interfacesOf(getTypeAtLocation(node.object as Rule.Node))];
          return report(node, name, findMissing(owners, name, owner.isStatic));
        }
      },
      JSXAttribute: (node: Rule.Node) => {
        const { name, parent } = node as Attribute;
        if (typeof name.name !== 'string' || typeof parent.name.name !== 'string' || !/^[a-z]/.test(parent.name.name))
          return;
        report(node, name.name, findMissingAttribute(parent.name.name, name.name.toLowerCase()));
      },
      Literal: (node) => {
        if (!('regex' in node)) return;
        for (const flag of node.regex.flags)
          if (FLAGS[flag] !== undefined) report(node, FLAGS[flag], findMissing(['RegExp'], FLAGS[flag]));
        if (/\(\?[ims]*-?[ims]+:/.test(node.regex.pattern)) report(node, 'modifier', findMissingInPattern('modifier'));
      },
      'Program:exit': (node) => {
        for (const { identifier } of globalsOf(context.sourceCode.getScope(node)))
          if (known.has(identifier.name))
            report(identifier as Rule.Node, identifier.name, findMissingGlobal(identifier.name));
      },
    };
  },
};

/** References to names that no file declares. Types are erased and may name anything. */
function globalsOf(scope: Scope.Scope): Scope.Reference[] {
  const declared = scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
  return [...scope.through, ...declared].filter(
    (reference) => (reference as { isValueReference?: boolean }).isValueReference !== false,
  );
}

function ownerOf(declaration: ts.Declaration): { name: string; isStatic: boolean } | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return { name: withNamespace(parent, parent.name.text), isStatic: false };
  const variable = parent.parent;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(variable) && ts.isIdentifier(variable.name))
    return { name: withNamespace(variable, variable.name.text), isStatic: true };
  const namespace = namespaceOf(declaration);
  return namespace === undefined ? undefined : { name: namespace, isStatic: false };
}

/** An interface and those that it extends. */
function interfacesOf(type: ts.Type): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap(interfacesOf);
  return [type.symbol?.name ?? '', ...(type.getBaseTypes() ?? []).flatMap(interfacesOf)];
}

function withNamespace(node: ts.Node, name: string): string {
  const namespace = namespaceOf(node);
  return namespace === undefined ? name : `${namespace}.${name}`;
}

/** `Intl`, not `global` of `declare global`. */
function namespaceOf(node: ts.Node): string | undefined {
  const name = ts.findAncestor(node, ts.isModuleBlock)?.parent.name.text;
  return name === 'global' ? undefined : name;
}

/** The call is optional, or a function around it asks whether the member exists. */
function isAskedFor({ sourceCode }: Rule.RuleContext, node: Rule.Node, name: string): boolean {
  const parent = node.parent as { type: string; callee?: unknown; optional?: boolean; operator?: string };
  if (parent.callee === node && parent.optional) return true;
  // A property that no browser reads does no harm.
  if (parent.type === 'AssignmentExpression') return true;
  const asks = new RegExp(`['"]${name}['"] in |typeof [\\w.]*\\b${name}\\b`);
  return sourceCode.getAncestors(node).some(({ type }, at, all) => {
    return /Function/.test(type) && asks.test(sourceCode.getText(all[at]));
  });
}
