import {
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
  const names = new Set(tokens.map(({ path }) => path.split('.')[0] ?? ''));
  const lines = [...names].flatMap((name) => {
    const members = tokens.filter(({ path }) => path === name || path.startsWith(`${name}.`));
    const [first] = members;
    if (first?.path === name) return entry(name, first.path === 'space' ? SPACE : referTo(name), first.doc);
    const rows = members.flatMap(({ path, doc }) => entry(nameOf(path), referTo(path), doc));
    return [...comment(docs.get(name)), `${name}: {`, ...rows.map(indent), '},'];
  });
  const properties = Object.entries(readCssProperties(document)).flatMap(([name, { doc }]) =>
    entry(nameOf(name), referTo(name), doc),
  );
  return [HEAD, ...[...lines, ...properties].map(indent), '} as const;', ''].join('\n');
}

const SPACE = '(steps: number) => `calc(var(--space) * ${steps})`';
const indent = (line: string) => `  ${line}`;
const referTo = (path: string) => `'var(${variableOf(path)})'`;
const nameOf = (path: string) => themePathOf(path).split('.').at(-1) ?? '';
const comment = (doc = '') => (doc === '' ? [] : [`/** ${doc} */`]);
const entry = (name: string, value: string, doc?: string) => [...comment(doc), `${name}: ${value},`];
