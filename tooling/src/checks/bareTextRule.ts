import type { Rule } from 'eslint';
import ts from 'typescript';

/** What typescript-eslint gives to rules of files with types. */
interface TypeServices {
  program: ts.Program | null;
  getTypeAtLocation?: (node: Child) => ts.Type;
}

/** The parts of JSX that the rule reads. */
interface Child {
  type: string;
  value?: string;
  name?: string;
  operator?: string;
  expression?: Child;
  right?: Child;
  openingElement?: { name: Child };
}

type Parent = Rule.Node & { children: Child[] };

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

/**
 * Translators of browsers wrap each text node in `<font>`. React still knows the former place: it crashes when it removes
 * such a text, or inserts a sibling before it. An element around the text keeps its place.
 */
export const noBareText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      bare: 'On a translated page React crashes when this text or a sibling before it comes or goes. Give the text an element of its own: <span>…</span>.',
    },
  },
  create: (context) => {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices as TypeServices;
    if (!program || !getTypeAtLocation) return {};
    const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
    const typesOf = (child: Child): ts.Type[] => (child.expression ? partsOf(getTypeAtLocation(child.expression)) : []);
    // React makes no text node of an empty string; `count && …` is a number in types alone.
    const isEmpty = (type: ts.Type): boolean => (type.isStringLiteral() || type.isNumberLiteral()) && !type.value;
    const mayBe = (child: Child, flags: number): boolean =>
      typesOf(child).some((type) => (type.flags & flags) !== 0 && !isEmpty(type));
    const isSlot = (expression?: Child): boolean => {
      const types = expression ? partsOf(getTypeAtLocation(expression)) : [];
      return [NOTHING, ts.TypeFlags.Object].every((flags) => types.some((type) => (type.flags & flags) !== 0));
    };
    const isPart = ({ expression }: Child): boolean =>
      expression?.type === 'LogicalExpression' && expression.operator === '&&';

    /** `ReactNode`: an element, unless these are `children`. */
    const isAnything = (child: Child): boolean =>
      child.expression?.type !== 'ConditionalExpression' &&
      isSlot(isPart(child) ? child.expression?.right : child.expression);

    /** A text node, or an expression that may become one. */
    const isText = (child: Child): boolean =>
      child.type === 'JSXText' || (mayBe(child, TEXT) && (!isAnything(child) || child.expression?.name === 'children'));

    /** A child that may be there or not, or turn into another. */
    const comesAndGoes = (child: Child): boolean => {
      if (child.type === 'JSXElement') return mayDrawNothing(child);
      if (!child.expression) return false;
      if (
        isPart(child) ||
        mayBe(child, NOTHING) ||
        typesOf(child).some((type) => program.getTypeChecker().isArrayLikeType(type))
      )
        return true;
      return child.expression.type === 'ConditionalExpression' && typesOf(child).some(({ flags }) => !(flags & TEXT));
    };

    const mayDrawNothing = ({ openingElement }: Child): boolean => {
      if (!openingElement || /^[a-z]/.test(openingElement.name.name ?? '')) return false;
      const [signature] = getTypeAtLocation(openingElement.name).getCallSignatures();
      const declaration = signature?.getDeclaration() as ts.Node | undefined;
      if (!signature || !declaration || declaration.getSourceFile().isDeclarationFile) return false;
      return partsOf(signature.getReturnType()).some(({ flags }) => (flags & NOTHING) !== 0);
    };

    const { sourceCode } = context;
    const wrap = (fixer: Rule.RuleFixer, child: Child): Rule.Fix => {
      const text = sourceCode.getText(child as Rule.Node);
      if (child.type === 'JSXText') {
        const [, before = '', inner = '', after = ''] = /^(\s*\n\s*)?([^]*?)(\s*\n\s*)?$/.exec(text) ?? [];
        return fixer.replaceText(child as Rule.Node, `${before}<span>${inner}</span>${after}`);
      }
      const { right } = child.expression ?? {};
      if (!isPart(child) || !right) return fixer.replaceText(child as Rule.Node, `<span>${text}</span>`);
      return fixer.replaceText(right as Rule.Node, `<span>{${sourceCode.getText(right as Rule.Node)}}</span>`);
    };

    const check = (node: Rule.Node): void => {
      const { children } = node as Parent;
      const drawn = children.filter(({ type, value = '', expression }) =>
        type === 'JSXText' ? /\S/.test(value) || !value.includes('\n') : expression?.type !== 'JSXEmptyExpression',
      );
      if (drawn.length < 2) return;
      let hasChangedBefore = false;
      for (const child of drawn) {
        const changes = comesAndGoes(child);
        if (isText(child) && (hasChangedBefore || (changes && !isAnything(child)))) {
          context.report({ node: child, messageId: 'bare', fix: (fixer) => wrap(fixer, child) });
        }
        hasChangedBefore ||= changes;
      }
    };
    return {
      JSXElement: check,
      JSXFragment: check,
    };
  },
};
