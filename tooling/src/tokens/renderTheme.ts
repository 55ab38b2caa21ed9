import {
  byOrder,
  readCssProperties,
  readGroupDocs,
  readTokens,
  themePathOf,
  variableOf,
  type TokenDocument,
} from './designTokens.ts';

const HEAD = `// Written by \`npm run contract\` from shared-ui/tokens.json.

/**
 * Design tokens by name. Each value refers to a custom property of global.css, so a template such as
 * \`color: \${theme.color.accent}\` follows the light and dark schemes without a provider.
 */
export const theme = {`;

/** theme.ts: a name for every token, and a function for the step of spacing. */
export function renderTheme(document: TokenDocument): string {
  const tokens = readTokens(document).filter(({ isInTheme }) => isInTheme);
  const docs = readGroupDocs(document);
  const properties = readCssProperties(document);
  const names = new Set([...tokens.map(({ path }) => path.split('.')[0] ?? ''), ...Object.keys(properties)]);
  const lines = [...names].sort(byOrder).flatMap((name) => {
    if (properties[name]) return entry(name, properties[name].doc);
    const members = tokens.filter(({ path }) => path === name || path.startsWith(`${name}.`));
    const [first] = members;
    if (first?.path === name) return entry(name, first.doc);
    return [
      ...comment(docs.get(name)),
      `${name}: {`,
      ...members.flatMap(({ path, doc }) => entry(path, doc)).map(indent),
      '},',
    ];
  });
  return [HEAD, ...lines.map(indent), '} as const;', ''].join('\n');
}

const SPACE = '(steps: number) => `calc(var(--space) * ${steps})`';
const indent = (line: string) => `  ${line}`;
const comment = (doc = '') => (doc === '' ? [] : [`/** ${doc} */`]);

function entry(path: string, doc?: string): string[] {
  const name = themePathOf(path).split('.').at(-1) ?? '';
  return [...comment(doc), `${name}: ${path === 'space' ? SPACE : `'var(${variableOf(path)})'`},`];
}
