import path from 'node:path';
import type { Rule } from 'eslint';
import { noBareText } from './bareTextRule.ts';
import { inEveryBrowser } from './browserRule.ts';
import { plainEnglish } from './plainEnglish.ts';

/**
 * The parts of a syntax node that these rules read; the parsers' own types differ between JavaScript and TypeScript.
 */
interface Named {
  type: string;
  id?: { name?: string } | null;
  init?: Named | null;
  declarations?: Named[];
}

const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
const HOLDS_TEXTS_ONLY = /^[A-Z0-9_]+$/;

/** A suppression must give its reason after ` -- `; without one it is never safe to remove. */
const disableNeedsReason: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      reason: 'Say why after « -- »: // eslint-disable-next-line rule -- reason. Better still, mend the code.',
    },
  },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*eslint-disable/.test(comment.value) && !/ -- \S/.test(comment.value) && comment.loc)
          context.report({ loc: comment.loc, messageId: 'reason' });
      }
    },
  }),
};

/**
 * File names serve as a table of contents: each component has a file named after it, and a file in PascalCase exports
 * its name.
 */
const namedAfterContent: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      several: 'A file exports one component; «{{first}}» is here already. Move «{{name}}» to a file of its own.',
      misnamed: '«{{name}}» belongs in a file named after it: {{name}}{{extension}}.',
      hollow: '{{file}} promises «{{name}}» and does not export it. Export it, or write the file’s name in camelCase.',
    },
  },
  create: (context) => {
    const file = path.basename(context.filename);
    const name = file.split('.', 1)[0] ?? '';
    const extension = file.slice(name.length);
    const mayHoldComponents = extension === '.tsx';
    const found: string[] = [];
    let isNameExported = false;

    const meet = (node: Rule.Node, exported: string, isExportedComponent: boolean): void => {
      if (exported === name) isNameExported = true;
      if (!isExportedComponent || !PASCAL_CASE.test(exported) || HOLDS_TEXTS_ONLY.test(exported)) return;
      const [first] = found;
      if (first !== undefined) context.report({ node, messageId: 'several', data: { first, name: exported } });
      else if (exported !== name) context.report({ node, messageId: 'misnamed', data: { name: exported, extension } });
      found.push(exported);
    };

    return {
      ExportNamedDeclaration: (node) => {
        const declaration = node.declaration as Named | null | undefined;
        if (!declaration) {
          for (const specifier of node.specifiers)
            if ('name' in specifier.exported && specifier.exported.name === name) isNameExported = true;
          return;
        }
        if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration') {
          if (declaration.id?.name === name) isNameExported = true;
          return;
        }
        for (const declared of declaration.declarations ?? [declaration]) {
          if (declared.id?.name !== undefined) meet(node, declared.id.name, mayHoldComponents && isComponent(declared));
        }
      },
      'Program:exit': () => {
        if (PASCAL_CASE.test(name) && !isNameExported)
          context.report({ loc: { line: 1, column: 0 }, messageId: 'hollow', data: { file, name } });
      },
    };
  },
};

/** Functions and styled blocks; not contexts and constants. */
function isComponent(declared: Named): boolean {
  const value = declared.type === 'VariableDeclarator' ? declared.init : declared;
  return ['FunctionDeclaration', 'ArrowFunctionExpression', 'FunctionExpression', 'TaggedTemplateExpression'].includes(
    value?.type ?? '',
  );
}

/** Rules that no published plugin offers. */
export const houseRules = {
  rules: {
    'disable-needs-reason': disableNeedsReason,
    'in-every-browser': inEveryBrowser,
    'named-after-content': namedAfterContent,
    'no-bare-text': noBareText,
    'plain-english': plainEnglish,
  },
};
