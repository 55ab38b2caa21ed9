import type { AST, Rule } from 'eslint';

/** Words in a title, without the IDs of requirements. */
const LONGEST_TITLE = 10;

const MARKS = [
  // A clause where a noun belongs: «who is at the end is shown what comes».
  /(^|[.;:,—] ?|for |of |to |by |than )(who(ever)?|what(ever)?) (is|has|was|are|had|can|cannot|comes?|came|may|must|does|did|goes|one|nobody|nothing|it|they|else|only|looks?|knows|asks?|waits?|stands?|reads?|wants?|logs?|needs?|fails?|the|a|an|somebody|there)\b/i,
  // Passives without an actor: `is told`.
  /\b(is|are|was|were|be|been) (said|told|had|asked|held|led|known|taken|heard|come to|gone to|meant|looked (for|at)|waited (for|out))\b/i,
  // «stands», «comes», «lies» in place of is, exists or loads.
  /\b(stands?|stood|lies|lie|comes?|came) (in|at|beside|there|with|on|for|here|anew|before|after|later|once|within|from|together|whole|over)\b/i,
  /\b(anew|once more|at hand|for ever|of its own|of their own|of our own|be had|is none|are none|that is no|is no \w+|are no \w+)\b/i,
  /\b(nobody|nothing|somebody|no one|none)\b/i,
  /\b(one’s|one's|oneself|one (has|had|is|was|writes|wrote|reads|may|can|left|began|looks))\b/i,
];

/** `test(…)`, `test.each(…)(…)`, `describe.only(…)` and their like. */
const TEST = ['', '.object', '.object.object', '.callee', '.callee.object', '.callee.object.object', '.tag.object']
  .map((place) => `CallExpression[callee${place}.name=/^(test|it|describe)$/]`)
  .join(', ');

type Call = Parameters<NonNullable<Rule.NodeListener['CallExpression']>>[0];

/** Finds the first riddling phrase of a text; code in backticks does not count. */
export function findRiddle(text: string): string | undefined {
  const prose = text.replace(/`[^`]*`/g, '').replace(/\s+/g, ' ');
  for (const mark of MARKS) {
    const found = mark.exec(prose);
    if (found) return found[0].trim();
  }
  return undefined;
}

/** Words of a title without the IDs of requirements, `[CHAT-11]`, and the tags of Playwright, `@quick`. */
export function countWords(title: string): number {
  return title
    .replace(/\[[A-Z]+-\d+\]|@\S+/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Reports phrases and long test titles that a newcomer would read twice (CONTRIBUTING.md, «Language»). eslint-suppressions.json
 * counts the remaining findings of each file; ESLint fails when a file has more.
 */
export const plainEnglish: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      riddle: '«{{found}}»: begin with a thing or a verb and use the trade’s word (CONTRIBUTING.md, «Language»).',
      long: 'A test title has at most {{limit}} words: result + condition. This one has {{words}}.',
    },
  },
  create: (context) => ({
    Program: () => {
      for (const { value, loc } of joinLines(context.sourceCode.getAllComments())) {
        const found = /^\W*(eslint-|@|<reference)/.test(value) ? undefined : findRiddle(value);
        if (found !== undefined) context.report({ loc, messageId: 'riddle', data: { found } });
      }
    },
    [TEST]: ({ arguments: [title] }: Call) => {
      if (!title) return;
      const text =
        title.type === 'Literal' && typeof title.value === 'string'
          ? title.value
          : title.type === 'TemplateLiteral'
            ? title.quasis.map(({ value }) => value.cooked ?? '').join('x')
            : '';
      const found = findRiddle(text);
      if (found !== undefined) context.report({ node: title, messageId: 'riddle', data: { found } });
      const words = countWords(text);
      if (words > LONGEST_TITLE)
        context.report({ node: title, messageId: 'long', data: { words: `${words}`, limit: `${LONGEST_TITLE}` } });
    },
  }),
};

/** Line comments right below each other are one text. */
function joinLines(
  comments: ReturnType<Rule.RuleContext['sourceCode']['getAllComments']>,
): { value: string; loc: AST.SourceLocation }[] {
  const texts: { value: string; loc: AST.SourceLocation; last: number; isLine: boolean }[] = [];
  for (const { type, value, loc } of comments) {
    if (!loc) continue;
    const previous = texts.at(-1);
    if (type === 'Line' && previous?.isLine && previous.last === loc.start.line - 1) {
      previous.value += ` ${value}`;
      previous.last = loc.end.line;
    } else {
      texts.push({ value: value.replace(/\n\s*\*?/g, ' '), loc, last: loc.end.line, isLine: type === 'Line' });
    }
  }
  return texts;
}
