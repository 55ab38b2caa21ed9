import {
  readCssProperties,
  readTokens,
  toCss,
  variableOf,
  type Token,
  type TokenDocument,
  type TokenValue,
} from './designTokens.ts';

/** Fills global.css between `tokens: name` and `end` in comments. The rules around the values stay hand-written. */
export function renderGlobalCss(css: string, document: TokenDocument): string {
  const tokens = readTokens(document);
  const properties = Object.entries(readCssProperties(document));
  const differing = (key: 'dark' | 'narrow' | 'reduced') =>
    tokens.filter((token) => token[key] && token[key] !== token.light).map((token) => declare(token, token[key]));
  const sections: Record<string, string[]> = {
    light: [
      ...tokens.map((token) => declare(token, token.light)),
      ...properties.map(([name, { value }]) => `--${name}: ${value};`),
    ],
    dark: [
      ...differing('dark'),
      ...properties.flatMap(([name, { dark }]) => (dark === undefined ? [] : [`--${name}: ${dark};`])),
    ],
    contrast: tokens.flatMap(({ path, contrast }) => (contrast ? [`${variableOf(path)}: var(--${contrast});`] : [])),
    narrow: differing('narrow'),
    'reduced motion': differing('reduced'),
  };
  return Object.entries(sections).reduce((text, [name, lines]) => fill(text, name, lines), css);
}

const declare = ({ path }: Token, value: TokenValue | undefined) =>
  value ? `${variableOf(path)}: ${toCss(value)};` : '';

/** Fills every section of the name, at the indent of its mark. */
function fill(css: string, name: string, lines: readonly string[]): string {
  const section = new RegExp(`^( *)/\\* tokens: ${name} \\*/\\n(?:.*\\n)*?\\1/\\* end \\*/$`, 'gm');
  if (!section.test(css))
    throw new Error(
      `global.css has no section for the tokens «${name}»: put /* tokens: ${name} */ and /* end */ there.`,
    );
  return css.replace(section, (_, indent: string) =>
    [`/* tokens: ${name} */`, ...lines, '/* end */'].map((line) => `${indent}${line}`).join('\n'),
  );
}
